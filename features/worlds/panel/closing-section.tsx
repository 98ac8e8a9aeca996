'use client';
// Commands that take something away for good, each asked about first: beginning anew and deletion for the owner, leaving for everybody else.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Question } from '#components/trading/question.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { showLoading } from '#components/ui/messages/loading-overlay.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useWork } from '#lib/api/use-work.ts';
import { leaveWorld } from '#lib/contract/calls/v1/world/leave.ts';
import { removeWorld } from '#lib/contract/calls/v1/world/remove.ts';
import { startWorldAnew } from '#lib/contract/calls/v1/world/startAnew.ts';
import { isolate } from '#lib/format/bidi.ts';
import { inLanguage, useLocaleEntry } from '#lib/i18n/place-context.ts';
import { usePanel } from './panel-state.ts';

type Way = 'reset' | 'delete' | 'leave';

export function ClosingSection() {
  const t = useTranslations('worlds');
  const api = useApi();
  const work = useWork();
  const entry = useLocaleEntry();
  const { detail, showRun } = usePanel();
  const { worldId, name, role } = detail.world;
  const [asked, setAsked] = useState<Way | null>(null);
  const ways: readonly Way[] = role === 'owner' ? ['reset', 'delete'] : ['leave'];
  const go = async (way: Way): Promise<void> => {
    if (way === 'reset') return showRun(await api.call(startWorldAnew, { worldId }));
    await api.call(way === 'delete' ? removeWorld : leaveWorld, { worldId });
    showLoading();
    // Nothing of the world may stay in the page's memory.
    window.location.assign(inLanguage(entry, '/worlds'));
  };
  return (
    <div className="rounded-xl border border-subtle bg-surface-1 px-4">
      <ul>
        {ways.map((way) => (
          <li key={way} className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-subtle py-4 last:border-0">
            <p className="min-w-0 flex-1 basis-56 text-sm">
              {t(`way.${way}`)}
              <span className="mt-0.5 block text-xs text-muted">{t(`wayAbout.${way}`)}</span>
            </p>
            <Button look="danger" className="h-11 max-md:w-full" waits={work.pending} onClick={() => setAsked(way)}>
              {t(`way.${way}`)}
            </Button>
          </li>
        ))}
      </ul>
      {work.problem === null ? null : (
        <div className="pb-4">
          <ErrorLine text={work.problem} />
        </div>
      )}
      {asked === null ? null : (
        <Question
          title={t(`wayAsk.${asked}`, { name: isolate(name) })}
          yes={t(`way.${asked}`)}
          no={t('cancel')}
          look="danger"
          never={null}
          danger={null}
          onYes={() => {
            setAsked(null);
            void work.run(() => go(asked));
          }}
          onNo={() => setAsked(null)}
        >
          <p className="text-sm text-secondary">{t(`wayAbout.${asked}`)}</p>
        </Question>
      )}
    </div>
  );
}
