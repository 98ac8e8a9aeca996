'use client';
// Goes into a sub-account with a full load: nothing of the main account may stay in the memory of the page.
import { useLocale } from 'next-intl';
import { useState } from 'react';

import { showLoading } from '#components/ui/messages/loading-overlay.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { enterSubAccount } from '#lib/contract/calls/v1/user/subAccount/enter.ts';
import { localisedPath } from '#lib/i18n/locales.ts';
import { useSessionEnd } from '#lib/session/session-end.ts';

/** A refusal is told, and nothing has changed. */
export function useChangeOfAccount(): { readonly pending: boolean; enter(userId: string): void } {
  const api = useApi();
  const why = useRefusalText();
  const locale = useLocale();
  const [pending, setPending] = useState(false);
  const enter = async (userId: string): Promise<void> => {
    setPending(true);
    useSessionEnd.getState().leave();
    const hideLoading = showLoading();
    try {
      await api.call(enterSubAccount, { userId });
      window.location.assign(localisedPath(locale, '/asset'));
    } catch (error) {
      hideLoading();
      useSessionEnd.getState().stay();
      setPending(false);
      showToast('failed', why(error));
    }
  };
  return { pending, enter: (userId) => void enter(userId) };
}
