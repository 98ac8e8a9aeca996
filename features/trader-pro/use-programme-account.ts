'use client';
// Goes into the account of the programme, in demo trading, with a full load: nothing of the main account may stay in the memory of the page.
import { useLocale } from 'next-intl';
import { useState } from 'react';

import { showLoading } from '#components/ui/messages/loading-overlay.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { enterPaper } from '#lib/contract/calls/paptrading/switch.ts';
import { enterSubAccount } from '#lib/contract/calls/v1/user/subAccount/enter.ts';
import { localisedPath } from '#lib/i18n/locales.ts';
import { useSessionEnd } from '#lib/session/session-end.ts';
import { useUser } from '#lib/session/user.ts';

/** The markets of the programme are those of real coins, traded with demo money. */
export const programmeDesk = '/futures/usdt/BTCUSDT';

/** A refusal is told, and nothing has changed. */
export function useProgrammeAccount(): { readonly pending: boolean; enter(userId: string): void } {
  const api = useApi();
  const why = useRefusalText();
  const locale = useLocale();
  const user = useUser();
  const [pending, setPending] = useState(false);
  const enter = async (userId: string): Promise<void> => {
    setPending(true);
    useSessionEnd.getState().leave();
    const hideLoading = showLoading();
    try {
      // The world first: it is the session's, and the call is the main account's.
      if (user?.inDemo !== true) await api.call(enterPaper, {});
      await api.call(enterSubAccount, { userId });
      window.location.assign(localisedPath(locale, programmeDesk));
    } catch (error) {
      hideLoading();
      useSessionEnd.getState().stay();
      setPending(false);
      showToast('failed', why(error));
    }
  };
  return { pending, enter: (userId) => void enter(userId) };
}
