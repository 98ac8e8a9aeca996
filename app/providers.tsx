'use client';
// Wires the browser's half together, once: the calls, the hub, the session, the texts.
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { useEffect, useMemo, useState, type ReactNode } from 'react';

import { LoadingOverlay } from '#components/ui/loading-overlay.tsx';
import { ToastRegion } from '#components/ui/toasts.tsx';
import { followDevice } from '#features/shell/appearance/look.ts';
import { ConnectionNotice } from '#features/shell/connection/connection-notice.tsx';
import { SessionNotice } from '#features/shell/session/session-notice.tsx';
import { createApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import { recordUser, reportRefusal } from '#lib/monitoring/browser-monitoring.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { readNamespaces } from '#lib/i18n/read-namespaces.ts';
import { createHub } from '#lib/realtime/create-hub.ts';
import { HubContext } from '#lib/realtime/use-hub.ts';
import type { Preferences } from '#lib/session/preferences.ts';
import { useSessionEnd } from '#lib/session/session-end.ts';
import { useCurrencyRefresh } from '#lib/session/use-currencies.ts';
import { PreferencesContext } from '#lib/session/use-preference.ts';
import { readTimeZone } from '#lib/session/time-zone.ts';
import { UserContext, type SessionUser } from '#lib/session/user.ts';

type Props = {
  readonly locale: string;
  /** Of the shell, by `writeNamespaces`. */
  readonly texts: string;
  readonly user: SessionUser | null;
  /** As the cookies have them. */
  readonly preferences: Preferences;
  readonly children: ReactNode;
};

function Currencies() {
  useCurrencyRefresh();
  return null;
}

function Loading() {
  return <LoadingOverlay label={useTranslations('shell')('loading')} />;
}

export function Providers({ locale, texts, user, preferences, children }: Props) {
  const messages = useMemo(() => readNamespaces(texts), [texts]);
  const { end } = useSessionEnd.getState();
  const [hub] = useState(() => createHub({ url: '', onSessionEnded: end }));
  const [client] = useState(() => {
    const { code, languageKey, languageType } = localeOf(locale);
    return createApiClient({
      baseUrl: '',
      locale: code,
      language: languageKey,
      languageType,
      onNotLoggedIn: end,
      onFault: reportRefusal,
    });
  });
  useEffect(() => {
    const follow = (): void => hub.setVisible(document.visibilityState === 'visible');
    // A page may be opened in the background.
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [hub]);
  const userId = user?.userId ?? null;
  useEffect(() => readTimeZone(client, userId !== null), [client, userId]);
  useEffect(() => recordUser(userId), [userId]);
  useEffect(followDevice, []);
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <ApiClientContext value={client}>
        <HubContext value={hub}>
          <UserContext value={user}>
            <PreferencesContext value={preferences}>
              <DirectionProvider direction={localeOf(locale).direction}>
                {children}
                <Currencies />
                <ConnectionNotice />
                <SessionNotice />
                <Loading />
                <ToastRegion />
              </DirectionProvider>
            </PreferencesContext>
          </UserContext>
        </HubContext>
      </ApiClientContext>
    </NextIntlClientProvider>
  );
}
