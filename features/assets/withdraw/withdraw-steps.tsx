'use client';
// The steps that a withdrawal goes through.
import { useTranslations } from 'next-intl';

const steps = ['details', 'proof', 'code', 'review', 'sent'] as const;

export function WithdrawSteps() {
  const t = useTranslations('withdraw');
  return (
    <aside className="rounded-xl border border-subtle bg-surface-1 p-5 text-sm">
      <h2 className="text-secondary">{t('steps.title')}</h2>
      <ol className="mt-3 grid gap-3">
        {steps.map((step, place) => (
          <li key={step} className="flex gap-3">
            <span className="grid size-5 shrink-0 place-items-center rounded-full bg-surface-3 text-xs tabular-nums">{place + 1}</span>
            <span className="text-muted">{t(`steps.${step}`)}</span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
