'use client';
// Wires the browser's half together, once: the calls, the hub, the session, the texts.
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { NextIntlClientProvider } from 'next-intl';
import { useEffect, useMemo, useState, type ReactNode } from 'react';

import { ToastRegion } from '#components/ui/toasts.tsx';
import { ConnectionNotice } from '#features/shell/connection/connection-notice.tsx';
import { createApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import { recordUser, reportRefusal } from '#lib/monitoring/browser-monitoring.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { readNamespaces } from '#lib/i18n/read-namespaces.ts';
import { createHub } from '#lib/realtime/create-hub.ts';
import { HubContext } from '#lib/realtime/use-hub.ts';
import type { Preferences } from '#lib/session/preferences.ts';
import { UnitContext } from '#lib/session/use-unit.ts';
import { UserContext, type SessionUser } from '#lib/session/user.ts';

type Props = {
  readonly locale: string;
  /** Of the shell, by `writeNamespaces`. */
  readonly texts: string;
  readonly user: SessionUser | null;
  /** The currency of the reader's choice. */
  readonly unit: Preferences['unit'];
  readonly children: ReactNode;
};

export function Providers({ locale, texts, user, unit, children }: Props) {
  const messages = useMemo(() => readNamespaces(texts), [texts]);
  const [hub] = useState(() => createHub({ url: '' }));
  const [client] = useState(() => {
    const { code, languageKey, languageType } = localeOf(locale);
    // A session that has ended is noticed by the next private call: the page then starts afresh as a visitor's.
    return createApiClient({
      baseUrl: '',
      locale: code,
      language: languageKey,
      languageType,
      onNotLoggedIn: () => window.location.reload(),
      onFault: reportRefusal,
    });
  });
  useEffect(() => {
    const follow = (): void => hub.setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [hub]);
  const userId = user?.userId ?? null;
  useEffect(() => recordUser(userId), [userId]);
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <ApiClientContext value={client}>
        <HubContext value={hub}>
          <UserContext value={user}>
            <UnitContext value={unit}>
              <DirectionProvider direction={localeOf(locale).direction}>
                {children}
                <ConnectionNotice />
                <ToastRegion />
              </DirectionProvider>
            </UnitContext>
          </UserContext>
        </HubContext>
      </ApiClientContext>
    </NextIntlClientProvider>
  );
}
