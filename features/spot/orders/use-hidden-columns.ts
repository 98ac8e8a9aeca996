// The columns that are put away, as the server read them, and as they are changed here: kept in the cookie.
import { useState } from 'react';

import type { ChosenColumns } from '#components/trading/data-table/column-button.tsx';
import { readHiddenColumns, writeHiddenColumns } from '#lib/session/hidden-columns.ts';
import { rememberPreference } from '#lib/session/preference-cookie.ts';
import type { OrderTab } from '../orders-view.ts';

const none: readonly string[] = [];

/** `text`: the cookie's. */
export function useHiddenColumns(text: string | undefined): (list: OrderTab) => ChosenColumns {
  const [hidden, setHidden] = useState(() => readHiddenColumns(text));
  return (list) => ({
    hidden: hidden[list] ?? none,
    onHidden: (ids) => {
      const changed = { ...hidden, [list]: ids };
      setHidden(changed);
      rememberPreference('columns', writeHiddenColumns(changed));
    },
  });
}
