'use client';
// The rest of the day's limit, and the steps that a withdrawal goes through.
import { useTranslations } from 'next-intl';

import { formatNumber } from '#lib/format/numbers/format-number.ts';
import type { WithdrawScene } from './withdraw-scene.ts';

const steps = ['details', 'proof', 'code', 'review', 'sent'] as const;

export function WithdrawSteps({ config }: { readonly config: WithdrawScene['config'] }) {
  const t = useTranslations('withdraw');
  const share = Number(config.dailyLimit) === 0 ? 0 : (Number(config.dailyLeft) / Number(config.dailyLimit)) * 100;
  return (
    <aside className="grid gap-6 rounded-xl border border-subtle bg-surface-1 p-5 text-sm">
      <section>
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="text-secondary">{t('limit')}</h2>
          <span className="rounded bg-surface-3 px-1.5 py-0.5 text-xs">{t('level', { level: config.vipLevel })}</span>
        </div>
        <p className="mt-1 tabular-nums">
          <bdi dir="ltr">
            <span className="text-lg font-semibold">{formatNumber(config.dailyLeft)}</span>
            <span className="text-muted"> / {formatNumber(config.dailyLimit)} USDT</span>
          </bdi>
        </p>
        <div className="mt-2 h-1.5 overflow-hidden rounded-full bg-surface-3" aria-hidden>
          <div className="h-full rounded-full bg-accent" style={{ inlineSize: `${share}%` }} />
        </div>
      </section>
      <section>
        <h2 className="text-secondary">{t('steps.title')}</h2>
        <ol className="mt-3 grid gap-3">
          {steps.map((step, place) => (
            <li key={step} className="flex gap-3">
              <span className="grid size-5 shrink-0 place-items-center rounded-full bg-surface-3 text-xs tabular-nums">{place + 1}</span>
              <span className="text-muted">{t(`steps.${step}`)}</span>
            </li>
          ))}
        </ol>
      </section>
    </aside>
  );
}
