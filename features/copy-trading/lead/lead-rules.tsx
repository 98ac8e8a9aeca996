// The rules of leading, and what it takes: the agreement that whoever applies accepts.
import { useTranslations } from 'next-intl';

import { leastToLead, shareNoticeMs } from '#lib/contract/leaders/leader-tiers.ts';

const dayMs = 86_400_000;

export function LeadRules() {
  const t = useTranslations('leading');
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <section aria-labelledby="lead-rules" className="flex flex-col gap-2">
        <h2 id="lead-rules" className="text-base font-semibold">
          {t('rules.title')}
        </h2>
        <ul className="flex list-disc flex-col gap-1.5 ps-5 text-sm text-secondary">
          {(['copied', 'batch', 'share', 'notice', 'sums', 'leave'] as const).map((rule) => (
            <li key={rule}>{t(`rules.${rule}`, { days: shareNoticeMs / dayMs })}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="lead-conditions" className="flex flex-col gap-2">
        <h2 id="lead-conditions" className="text-base font-semibold">
          {t('conditions.title')}
        </h2>
        <ul className="flex list-disc flex-col gap-1.5 ps-5 text-sm text-secondary">
          {(['worth', 'clean', 'classic', 'single'] as const).map((condition) => (
            <li key={condition}>{t(`conditions.${condition}`, { minimum: leastToLead })}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
