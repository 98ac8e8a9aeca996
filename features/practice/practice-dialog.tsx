'use client';
// Bad days on demand, with play money: a crash, a squeeze, sources that stop, dear funding, and a contract that is delivered within minutes.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { leaveForPage } from '#components/ui/dialogs/layer-history.ts';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import type { RunningScenario } from '#lib/contract/site/scenario.ts';
import { useRouter } from '#lib/i18n/navigation.ts';
import { useUser } from '#lib/session/user.ts';
import { countdownText } from '#lib/format/countdown-text.ts';
import { useClock } from './use-clock.ts';
import { usePractice } from './use-practice.ts';

/** The scenarios that are felt at a desk: funding and an index that stops are matters of contracts. */
const kindsAt = {
  spot: ['crash', 'squeeze'],
  contracts: ['crash', 'squeeze', 'funding-spike', 'frozen-index'],
} as const satisfies Readonly<Record<string, readonly RunningScenario['kind'][]>>;
const lives = [3, 5, 10, 30] as const;

export type PracticeDialogProps = { readonly desk: keyof typeof kindsAt; readonly onClose: () => void };

export function PracticeDialog({ desk, onClose }: PracticeDialogProps) {
  const t = useTranslations('practice');
  const router = useRouter();
  const user = useUser();
  const { running, pending, refusal, ask } = usePractice();
  const [minutes, setMinutes] = useState<number>(5);
  const nowMs = useClock(1000);
  const isOn = running !== null && running.endMs > nowMs;

  const deliver = async (): Promise<void> => {
    const answer = await ask({ action: 'delivery', minutes });
    if (answer === null) return;
    leaveForPage();
    onClose();
    router.push(`/futures/susd/delivery/${answer.name}`);
  };

  return (
    <Modal open title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-sm text-secondary">{t('about')}</p>
        {user === null ? <p className="text-sm text-warning">{t('signIn')}</p> : null}
        {isOn ? (
          <div role="status" className="flex flex-wrap items-center justify-between gap-2 rounded border border-warning px-3 py-2 text-sm">
            <span>
              {t('running', { what: t(`kind.${running.kind}.name`) })}{' '}
              <bdi dir="ltr" className="tabular-nums text-secondary">
                {countdownText(running.endMs - nowMs).clock}
              </bdi>
            </span>
            <Button size="small" pending={pending} onClick={() => void ask({ action: 'end' })}>
              {t('end')}
            </Button>
          </div>
        ) : null}
        <ul className="grid gap-2 sm:grid-cols-2">
          {kindsAt[desk].map((kind) => (
            <li key={kind} className="flex flex-col gap-2 rounded border border-subtle p-3">
              <p className="text-sm font-medium">{t(`kind.${kind}.name`)}</p>
              <p className="flex-1 text-xs text-secondary">{t(`kind.${kind}.about`)}</p>
              <Button
                size="small"
                disabled={isOn || user === null}
                pending={pending}
                onClick={() => void ask({ action: 'begin', kind })}
                aria-label={`${t('begin')}: ${t(`kind.${kind}.name`)}`}
                className="self-start"
              >
                {t('begin')}
              </Button>
            </li>
          ))}
        </ul>
        {desk === 'spot' ? null : (
          <div className="flex flex-col gap-2 rounded border border-subtle p-3">
            <p className="text-sm font-medium">{t('delivery.name')}</p>
            <p className="text-xs text-secondary">{t('delivery.about')}</p>
            <div className="flex flex-wrap items-center gap-2">
              <label className="flex items-center gap-2 text-xs text-muted">
                {t('delivery.after')}
                <select
                  value={minutes}
                  onChange={(event) => setMinutes(Number(event.target.value))}
                  className="h-7 rounded border border-strong bg-surface-1 px-2 text-primary"
                >
                  {lives.map((life) => (
                    <option key={life} value={life}>
                      {t('delivery.minutes', { count: life })}
                    </option>
                  ))}
                </select>
              </label>
              <Button size="small" disabled={user === null} pending={pending} onClick={() => void deliver()}>
                {t('delivery.list')}
              </Button>
            </div>
          </div>
        )}
        {refusal === null ? null : (
          <p role="alert" className="text-sm text-negative">
            {refusal}
          </p>
        )}
      </div>
    </Modal>
  );
}
