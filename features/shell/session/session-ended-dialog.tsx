'use client';
// The session has ended under an open page: says so, and leads through the login and back to here.
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button, buttonClasses } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { showLoading } from '#components/ui/messages/loading-overlay.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { useApi } from '#lib/api/use-api.ts';
import { accessPath } from '#lib/contract/accounts/access-path.ts';
import { refreshSession } from '#lib/contract/calls/v1/user/session/refresh.ts';
import { localisedPath } from '#lib/i18n/locales.ts';
import { usePathname } from '#lib/i18n/navigation.ts';
import { useSessionEnd } from '#lib/session/session-end.ts';

/**
 * Asks the exchange to go on with the session, and starts the page afresh with it. Reloads the page when the session goes on; otherwise
 * says why not and answers false. `overlay`: with the word that something is loading over the page meanwhile.
 */
function useSessionRefresh(): (options?: { readonly overlay?: boolean }) => Promise<boolean> {
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

export default function SessionEndedDialog() {
  const t = useTranslations('shell');
  const locale = useLocale();
  const refresh = useSessionRefresh();
  const [pending, setPending] = useState(false);
  const { acknowledge } = useSessionEnd.getState();
  const from = `${usePathname()}${window.location.search}`;
  const goOn = async (): Promise<void> => {
    setPending(true);
    if (!(await refresh({ overlay: true }))) setPending(false);
  };
  return (
    <Modal open title={t('sessionEnded.title')} closeLabel={t('close')} onClose={acknowledge} sheet>
      <p className="text-sm text-secondary">{t('sessionEnded.text')}</p>
      {/* A full load: nothing of the session may stay in the page's memory. */}
      <a
        href={localisedPath(locale, accessPath('login', { from }))}
        data-autofocus
        className={`mt-4 w-full ${buttonClasses('primary', 'large')}`}
      >
        {t('sessionEnded.logIn')}
      </a>
      <p className="mt-5 border-t border-subtle pt-4 text-xs text-muted">{t('sessionEnded.elsewhere')}</p>
      <Button className="mt-2 w-full max-md:h-11" pending={pending} onClick={() => void goOn()}>
        {t('sessionEnded.goOn')}
      </Button>
    </Modal>
  );
}
