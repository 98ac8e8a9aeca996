// The rules of the programme in words, drawn by the server: they need no script.
import { useTranslations } from 'next-intl';

import { programmeRules, scoreWeights } from '#lib/contract/trader-pro/programme-rules.ts';

type Props = { readonly balance: string };

const percent = (value: number): string => `${value}%`;

export function RuleTable({ balance }: Props) {
  const t = useTranslations('traderPro.rules');
  const { days, greenDays, orders, dailyLossPercent, totalLossPercent, positionPercent, resets, alertPercent } = programmeRules;
  const rows = [
    [t('balance'), t('balanceAbout', { balance })],
    [t('period'), t('periodAbout', { days })],
    [t('greenDays'), t('greenDaysAbout', { count: greenDays })],
    [t('orders'), t('ordersAbout', { count: orders })],
    [t('dailyLoss'), t('dailyLossAbout', { percent: percent(dailyLossPercent), time: '00:00' })],
    [t('totalLoss'), t('totalLossAbout', { percent: percent(totalLossPercent) })],
    [t('position'), t('positionAbout', { percent: percent(positionPercent) })],
    [t('resets'), t('resetsAbout', { count: resets })],
    [t('score'), t('scoreAbout', scoreWeights)],
  ] as const;
  return (
    <section aria-labelledby="programme-rules" className="flex flex-col gap-3">
      <h2 id="programme-rules" className="text-lg font-semibold">
        {t('title')}
      </h2>
      <dl className="divide-y divide-subtle rounded-xl border border-subtle bg-surface-1">
        {rows.map(([name, about]) => (
          <div key={name} className="grid gap-x-6 gap-y-1 px-4 py-3 text-sm sm:grid-cols-[10rem_1fr]">
            <dt className="font-medium">{name}</dt>
            <dd className="text-secondary">{about}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-secondary">{t('judged', { percent: percent(alertPercent) })}</p>
      <p className="text-sm text-secondary">{t('passing')}</p>
    </section>
  );
}
