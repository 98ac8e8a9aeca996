// The start of an auto-invest in sentences, in the order in which it happens.
import { useTranslations } from 'next-intl';

import { regularQuoteCoin } from '#lib/contract/bots/regular/regular-terms.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { moneyText } from '#components/trading/money-text.ts';
import { useRegularForm } from './regular-context.ts';

export function useRegularSteps(): readonly string[] {
  const t = useTranslations('bots');
  const { terms } = useRegularForm();
  if (terms === null) return [];
  const { amount, coins, startsNow, period, lowBalance, maxTotal, takeProfitRate, takeProfitAction, sellsAtEnd } = terms;
  const money = (text: string): string => moneyText(text, regularQuoteCoin);
  return [
    t(`regular.step.${startsNow ? 'now' : 'later'}`, { amount: money(amount), count: coins.length }),
    t('regular.step.repeats', { period: t(`regular.period.${period}`) }),
    t(`regular.step.${lowBalance}`),
    ...(maxTotal === null ? [] : [t('regular.step.total', { amount: money(maxTotal) })]),
    ...(takeProfitRate === null
      ? []
      : [t(`regular.step.profit.${takeProfitAction}`, { percent: isolateLtr(formatPercent(takeProfitRate)) })]),
    t(`confirm.end.spot.${sellsAtEnd ? 'sells' : 'keeps'}`),
  ];
}
