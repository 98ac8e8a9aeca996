'use client';
// The list of places where one is logged in, and the way to end each session.
import { Monitor, Smartphone } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { Button } from '#components/ui/buttons/button.tsx';
import { useApi } from '#lib/api/use-api.ts';
import type { ResponseOf } from '#lib/contract/call.ts';
import type { getSessions } from '#lib/contract/calls/v1/user/security/sessions/list.ts';
import { revokeSession } from '#lib/contract/calls/v1/user/security/sessions/revoke.ts';
import { revokeOtherSessions } from '#lib/contract/calls/v1/user/security/sessions/revokeOthers.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { deviceOf } from './device-name.ts';
import { useAct } from './use-act.ts';

type Sessions = ResponseOf<typeof getSessions>['list'];

export function SessionList({ sessions, onChanged }: { readonly sessions: Sessions; readonly onChanged: () => void }) {
  const t = useTranslations('security');
  const api = useApi();
  const zone = useZoneOffset();
  const act = useAct({ aloud: true });
  const end = async (work: () => Promise<unknown>): Promise<void> => {
    if (await act.run(work, t('sessions.done'))) onChanged();
  };
  return (
    <section aria-label={t('sessions.title')} className="rounded-xl border border-subtle bg-surface-1">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-subtle px-4 py-3">
        <h2 className="text-sm font-semibold">{t('sessions.title')}</h2>
        {sessions.length < 2 ? null : (
          <Button
            size="small"
            className="max-md:h-11"
            pending={act.pending}
            onClick={() => void end(() => api.call(revokeOtherSessions, {}))}
          >
            {t('sessions.endOthers')}
          </Button>
        )}
      </div>
      <ul>
        {sessions.map(({ sessionId, device, address, openTimeMs, current }) => {
          const { name, isHandheld } = deviceOf(device);
          const Icon = isHandheld ? Smartphone : Monitor;
          return (
            <li key={sessionId} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-subtle px-4 py-3 last:border-0">
              <Icon size={20} aria-hidden className="shrink-0 text-muted" />
              <div className="min-w-0 flex-1 basis-48 text-sm">
                <p className="truncate">
                  <bdi>{name || t('unknownDevice')}</bdi>
                  {current ? <span className="ms-2 text-xs text-positive">{t('sessions.current')}</span> : null}
                </p>
                <p className="mt-0.5 text-xs text-muted">
                  <bdi dir="ltr">{address}</bdi> · {t('sessions.since', { time: isolateLtr(formatDateTime(openTimeMs, zone)) })}
                </p>
              </div>
              {current ? null : (
                <Button
                  size="small"
                  look="danger"
                  className="max-md:h-11"
                  waits={act.pending}
                  onClick={() => void end(() => api.call(revokeSession, { sessionId }))}
                >
                  {t('sessions.end')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
