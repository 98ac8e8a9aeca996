// The columns that are put away, as the server read them, and as they are changed here: kept in the cookie.
import { useState } from 'react';

import { readHiddenColumns, writeHiddenColumns } from './hidden-columns.ts';
import { rememberPreference } from '../preferences/preference-cookie.ts';

type KeptColumns = { readonly hidden: readonly string[]; readonly onHidden: (ids: readonly string[]) => void };

const none: readonly string[] = [];

/** `text`: the cookie's. */
export function useHiddenColumns(text: string | undefined): (list: string) => KeptColumns {
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
