// The totals of all contracts together.
import { useTranslations } from 'next-intl';

import { formatMoney } from '#lib/format/numbers/format-money.ts';
import type { Totals } from './contract-lines.ts';

export function TotalFigures({ totals, locale }: { readonly totals: Totals; readonly locale: string }) {
  const t = useTranslations('explorer');
  const facts = [
    [t('total.volume'), formatMoney(totals.volume, 'USD', locale, 'abbreviated')],
    [t('total.interest'), formatMoney(totals.interest, 'USD', locale, 'abbreviated')],
    [t('total.contracts'), String(totals.contracts)],
  ] as const;
  return (
    <dl aria-label={t('total.name')} className="flex flex-wrap gap-x-10 gap-y-3 px-4 pb-5 md:px-0">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="text-lg font-semibold">
            <bdi dir="ltr">{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
