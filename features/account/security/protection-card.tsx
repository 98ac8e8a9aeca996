// The score in plain words: how the account stands, and what would help most.
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { protectionOf, protectionSteps, type SecurityView } from './protection.ts';

const tone = { weak: 'text-negative', fair: 'text-warning', good: 'text-positive', strong: 'text-positive' } as const;

export function ProtectionCard({ security }: { readonly security: SecurityView }) {
  const t = useTranslations('security');
  const { level, done, missing } = protectionOf(security);
  const Icon = level === 'weak' ? ShieldAlert : ShieldCheck;
  return (
    <section aria-label={t('protection.name')} className="rounded-xl border border-subtle bg-surface-1 p-4 md:p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Icon size={28} aria-hidden className={`shrink-0 ${tone[level]}`} />
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="text-base font-semibold">{t(`protection.${level}`)}</h2>
          <p className="mt-0.5 text-xs text-muted">{t('protection.done', { done: done.length, all: protectionSteps.length })}</p>
        </div>
        <ol aria-hidden className="flex gap-1">
          {protectionSteps.map((step, place) => (
            <li key={step} className={`h-1.5 w-8 rounded-full ${place < done.length ? 'bg-accent' : 'bg-surface-3'}`} />
          ))}
        </ol>
      </div>
      {missing.length === 0 ? null : (
        <ul className="mt-3 space-y-1 border-t border-subtle pt-3 text-sm text-secondary">
          {missing.map((step) => (
            <li key={step} className="flex gap-2">
              <span aria-hidden className="text-muted">
                ·
              </span>
              {t(`protection.step.${step}`)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
