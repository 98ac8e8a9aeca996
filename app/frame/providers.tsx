'use client';
// Wires the browser's half together, once: the calls, the hub, the session, the texts.
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { NextIntlClientProvider } from 'next-intl';
import { useEffect, useMemo, useState, type ReactNode } from 'react';

import { lateExtra } from '#components/ui/late/late-part.tsx';
import { PartBoundary } from '#components/ui/late/part-boundary.tsx';
import { useCompanionsWanted, wantCompanions } from '#components/ui/messages/companions.ts';
import { followDevice } from '#features/shell/appearance/look.ts';
import { SwitchTipContext } from '#features/shell/notice-board/use-switch-tip.ts';
import { ApiPlaceContext, type ApiPlace } from '#lib/api/api-place.ts';
import { endAnswers, forgetAnswers } from '#lib/api/query/kept-answers.ts';
import { recordUser, reportRefusal } from '#lib/monitoring/browser-monitoring.ts';
import type { TradingMode } from '#lib/contract/trading-mode.ts';
import type { LocaleEntry } from '#lib/i18n/locales.ts';
import { LocaleContext, WorldContext } from '#lib/i18n/place-context.ts';
import { readNamespaces } from '#lib/i18n/read-namespaces.ts';
import { createHubPlace, HubPlaceContext } from '#lib/realtime/hub-place.ts';
import type { Preferences } from '#lib/session/preferences/preferences.ts';
import { useRefusals } from '#lib/session/refusals.ts';
import { useSessionEnd } from '#lib/session/session-end.ts';
import { PreferencesContext } from '#lib/session/preferences/use-preference.ts';
import { recallTimeZone } from '#lib/session/clock/time-zone.ts';
import { useVerification } from '#lib/session/verification.ts';
import { UserContext, type SessionUser } from '#lib/session/user.ts';

type Props = {
  readonly language: LocaleEntry;
  /** The texts of the shell, by `writeNamespaces`. */
  readonly texts: string;
  /** Another one, or the same one in another place, is given other providers: by their key. */
  readonly user: SessionUser | null;
  /** The mode of the session: a page in a world is not of its venue. */
  readonly mode: TradingMode;
  /** The id of the world of one's own that the page is in; null: it is in none. */
  readonly worldId: string | null;
  /** As the cookies have them. */
  readonly preferences: Preferences;
  /** The tip of the notice board's switch, by the operator. */
  readonly switchTip: string | null;
  /** Codes that count as success beside those that always do, by the operator. */
  readonly successCodes: readonly string[];
  readonly children: ReactNode;
};

/** The page is made anew in the world that the session is in now, unless it is on its way there. */
function showOtherWorld(): void {
  if (!useSessionEnd.getState().leaving) window.location.reload();
}

function sessionOver(place: ApiPlace): void {
  endAnswers(place.client);
  useSessionEnd.getState().end();
}

const Companions = lateExtra(async () => (await import('./companions.tsx')).default);

export function Providers({ language, texts, user, mode, worldId, preferences, switchTip, successCodes, children }: Props) {
  const messages = useMemo(() => readNamespaces(texts), [texts]);
  const [api] = useState((): ApiPlace => {
    const context: ApiPlace['context'] = {
      baseUrl: '',
      locale: language.code,
      language: language.languageKey,
      languageType: language.languageType,
      onNotLoggedIn: () => sessionOver(place),
      onVerificationNeeded: useVerification.getState().ask,
      userId: user?.userId ?? null,
      mode,
      worldId,
      onOtherWorld: showOtherWorld,
      onFault: reportRefusal,
      onRefused: useRefusals.getState().add,
      successCodes,
    };
    const place: ApiPlace = { context, onMade: wantCompanions, client: null };
    return place;
  });
  const [hub] = useState(() =>
    createHubPlace(
      { url: '', onSessionEnded: () => sessionOver(api), onOtherWorld: showOtherWorld, place: { mode, worldId } },
      wantCompanions,
    ),
  );
  // Another account or another world has other providers, and nothing of the former stays.
  useEffect(() => () => forgetAnswers(api.client), [api]);
  const userId = user?.userId ?? null;
  useEffect(recallTimeZone, []);
  useEffect(() => {
    recordUser(userId);
    if (userId !== null) wantCompanions();
  }, [userId]);
  const companionsWanted = useCompanionsWanted();
  useEffect(followDevice, []);
  return (
    <NextIntlClientProvider locale={language.tag} messages={messages} timeZone="UTC">
      <ApiPlaceContext value={api}>
        <HubPlaceContext value={hub}>
          <UserContext value={user}>
            <PreferencesContext value={preferences}>
              <DirectionProvider direction={language.direction}>
                <LocaleContext value={language}>
                  <WorldContext value={worldId}>
                    <SwitchTipContext value={switchTip}>{children}</SwitchTipContext>
                    {companionsWanted ? (
                      <PartBoundary quiet>
                        <Companions />
                      </PartBoundary>
                    ) : null}
                  </WorldContext>
                </LocaleContext>
              </DirectionProvider>
            </PreferencesContext>
          </UserContext>
        </HubPlaceContext>
      </ApiPlaceContext>
    </NextIntlClientProvider>
  );
}
