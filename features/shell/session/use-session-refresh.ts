// Asks the exchange to go on with the session, and starts the page afresh with it.
import { useTranslations } from 'next-intl';

import { showLoading } from '#components/ui/messages/loading-overlay.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { useApi } from '#lib/api/use-api.ts';
import { refreshSession } from '#lib/contract/calls/v1/user/session/refresh.ts';

/**
 * Reloads the page when the session goes on; otherwise says why not and answers false.
 * `overlay`: with the word that something is loading over the page meanwhile.
 */
export function useSessionRefresh(): (options?: { readonly overlay?: boolean }) => Promise<boolean> {
  const api = useApi();
  const t = useTranslations('errors');
  const why = (error: unknown): string => {
    if (!(error instanceof ApiError) || error.unanswered) return t('unanswered');
    return error.key === null ? error.message : t(error.key, { ...error.params });
  };
  return async ({ overlay = false } = {}) => {
    const done = overlay ? showLoading() : null;
    try {
      await api.call(refreshSession, {});
      // The overlay stays until the new page is there.
      window.location.reload();
      return true;
    } catch (error) {
      done?.();
      showToast('failed', why(error));
      return false;
    }
  };
}
