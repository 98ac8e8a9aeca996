// The parameters of a martingale, line by line.
import { useTranslations } from 'next-intl';

import type { MartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import type { FigureLine } from '../../words/figure-list.tsx';
import { useTermWords } from '../../words/use-term-words.ts';

export function useMartingaleLines(): (terms: MartingaleTerms) => readonly FigureLine[] {
  const t = useTranslations('bots.form');
  const { number, percent, times, percentOrNone, flag } = useTermWords();
  const startOf = ({ start }: MartingaleTerms): readonly FigureLine[] => {
    const by = { id: 'start', name: t('startBy.name'), value: t(`startBy.${start.by}`) };
    if (start.by === 'now') return [by];
    if (start.by === 'price') return [by, { id: 'startPrice', name: t('startPrice'), value: number(start.price) }];
    return [
      by,
      { id: 'rsiInterval', name: t('rsiInterval'), value: isolateLtr(start.interval) },
      { id: 'rsiPeriod', name: t('rsiPeriod'), value: start.period },
      { id: 'rsiSide', name: t('rsiSide.name'), value: `${t(`rsiSide.${start.side}`)} ${isolateLtr(String(start.threshold))}` },
    ];
  };
  return (terms) => [
    { id: 'direction', name: t('direction.name'), value: t(`direction.futures.${terms.direction}`) },
    { id: 'firstStep', name: t('firstStep'), value: (terms.stepType === 'percent' ? percent : number)(terms.firstStep) },
    { id: 'stepMultiplier', name: t('stepMultiplier'), value: times(terms.stepMultiplier) },
    { id: 'firstAmount', name: t('firstAmount'), value: number(terms.firstAmount) },
    { id: 'amountMultiplier', name: t('amountMultiplier'), value: times(terms.amountMultiplier) },
    { id: 'maxOrders', name: t('maxOrders'), value: terms.maxOrders },
    { id: 'takeProfit', name: t('takeProfit'), value: (terms.takeProfitType === 'ratio' ? percent : number)(terms.takeProfit) },
    { id: 'stopLossRate', name: t('stopLossRate'), value: percentOrNone(terms.stopLossRate) },
    { id: 'rounds', name: t('endless'), value: flag(terms.rounds === 'endless') },
    ...startOf(terms),
    { id: 'leverage', name: t('leverage'), value: times(terms.leverage) },
    { id: 'marginMode', name: t('marginMode.name'), value: t(`marginMode.${terms.marginMode}`) },
    { id: 'sellsAtEnd', name: t('sellsAtEnd.spot'), value: flag(terms.sellsAtEnd) },
  ];
}
