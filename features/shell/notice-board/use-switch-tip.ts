// Where the switch of the notice board is, in the operator's words, until somebody has understood it.
import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';

import { useApi } from '#lib/api/use-api.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { askTip } from '#lib/session/ask-tip.ts';
import { markSaid, useWasSaid } from '#lib/session/once.ts';

const saidName = 'notice-board';

export function useSwitchTip(wanted: boolean): { readonly tip: string | null; readonly understood: () => void } {
  const api = useApi();
  const { code } = localeOf(useLocale());
  const due = !useWasSaid(saidName) && wanted;
  const [tip, setTip] = useState<string | null>(null);
  useEffect(() => {
    if (!due) return undefined;
    let stays = true;
    void askTip(api, code, 'noticeBoard').then((text) => {
      if (stays) setTip(text);
    });
    return () => {
      stays = false;
    };
  }, [api, code, due]);
  return { tip: due ? tip : null, understood: () => markSaid(saidName) };
}
