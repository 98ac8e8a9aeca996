// The parameters of an arbitrage bot, line by line.
import { useTranslations } from 'next-intl';

import type { ArbitrageTerms } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import type { FigureLine } from '../../words/figure-list.tsx';
import { useTermWords } from '../../words/use-term-words.ts';

export function useArbitrageLines(): (terms: ArbitrageTerms) => readonly FigureLine[] {
  const [t, form] = [useTranslations('bots.arbitrage'), useTranslations('bots.form')];
  const { number, times, numberOrNone, percentOrNone, flag } = useTermWords();
  return (terms) => [
    { id: 'leverage', name: t('leverage'), value: times(terms.leverage) },
    { id: 'sliceAmount', name: t('sliceAmount'), value: number(terms.sliceAmount) },
    { id: 'placement', name: t('placement.name'), value: t(`placement.${terms.placement}`) },
    { id: 'takeProfit', name: t('takeProfit'), value: numberOrNone(terms.takeProfit) },
    { id: 'minApr', name: t('minApr'), value: percentOrNone(terms.minApr) },
    { id: 'minAprSettlements', name: t('minAprSettlements'), value: terms.minAprSettlements },
    { id: 'exitBasis', name: t('exitBasis'), value: percentOrNone(terms.exitBasis) },
    { id: 'sellsAtEnd', name: form('sellsAtEnd.spot'), value: flag(terms.sellsAtEnd) },
  ];
}
