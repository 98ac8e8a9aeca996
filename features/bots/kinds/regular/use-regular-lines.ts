// The parameters of an auto-invest, line by line.
import { useTranslations } from 'next-intl';

import type { RegularTerms } from '#lib/contract/bots/regular/regular-terms.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import type { FigureLine } from '../../words/figure-list.tsx';
import { useTermWords } from '../../words/use-term-words.ts';

const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;

export function useRegularLines(): (terms: RegularTerms) => readonly FigureLine[] {
  const [t, portfolio, form] = [useTranslations('bots.regular'), useTranslations('bots.portfolio'), useTranslations('bots.form')];
  const { number, percent, numberOrNone, percentOrNone, flag } = useTermWords();
  const dayOf = ({ period, weekday, dayOfMonth }: RegularTerms): readonly FigureLine[] => {
    const named = weekdays[weekday - 1];
    if (period === 'monthly') return [{ id: 'day', name: t('dayOfMonth'), value: dayOfMonth }];
    const isWeekly = period === 'weekly' || period === 'biweekly';
    return isWeekly && named !== undefined ? [{ id: 'day', name: t('weekday.name'), value: t(`weekday.${named}`) }] : [];
  };
  return (terms) => [
    ...terms.coins.flatMap(({ coin, weight, maxPrice }) => [
      { id: coin, name: portfolio('weightOf', { coin }), value: percent(weight) },
      ...(maxPrice === null ? [] : [{ id: `${coin} price`, name: t('maxPriceOf', { coin }), value: number(maxPrice) }]),
    ]),
    { id: 'amount', name: t('amount'), value: number(terms.amount) },
    { id: 'period', name: t('period.name'), value: t(`period.${terms.period}`) },
    ...dayOf(terms),
    { id: 'time', name: t('zone.name'), value: isolateLtr(`${terms.timeOfDay} ${terms.timeZone}`) },
    { id: 'startsNow', name: t('startsNow'), value: flag(terms.startsNow) },
    { id: 'maxTotal', name: t('maxTotal'), value: numberOrNone(terms.maxTotal) },
    { id: 'lowBalance', name: t('lowBalance.name'), value: t(`lowBalance.${terms.lowBalance}`) },
    { id: 'takeProfitRate', name: t('takeProfit'), value: percentOrNone(terms.takeProfitRate) },
    { id: 'takeProfitAction', name: t('atProfit.name'), value: t(`atProfit.${terms.takeProfitAction}`) },
    { id: 'sellsAtEnd', name: form('sellsAtEnd.spot'), value: flag(terms.sellsAtEnd) },
  ];
}
