// The parameters of a signal bot, line by line.
import { useTranslations } from 'next-intl';

import type { SignalTerms } from '#lib/contract/bots/signal/signal-terms.ts';
import type { FigureLine } from '../../words/figure-list.tsx';
import { useTermWords } from '../../words/use-term-words.ts';

export function useSignalLines(): (terms: SignalTerms) => readonly FigureLine[] {
  const [t, form] = [useTranslations('bots.signal'), useTranslations('bots.form')];
  const { number, times, numberOrNone, percentOrNone, flag } = useTermWords();
  const sizeOf = ({ defaultSize }: SignalTerms): string => {
    // The share of what is held is a size of exits alone.
    if (defaultSize === null || defaultSize.investmentType === 'percentage_position') return t('sizeBy.usual');
    return `${t(`sizeBy.${defaultSize.investmentType}`)} ${number(defaultSize.amount)}`;
  };
  return (terms) => [
    { id: 'direction', name: t('direction'), value: t(`directions.${terms.direction}`) },
    { id: 'leverage', name: t('field.leverage'), value: times(terms.leverage) },
    { id: 'marginMode', name: form('marginMode.name'), value: form(`marginMode.${terms.marginMode}`) },
    { id: 'size', name: t('sizeBy.name'), value: sizeOf(terms) },
    { id: 'maxPosition', name: t('field.maxPosition'), value: numberOrNone(terms.maxPosition) },
    { id: 'entries', name: t('entries.name'), value: t(`entries.${terms.entries}`) },
    { id: 'limitOrders', name: t('limitOrders'), value: flag(terms.limitOrders) },
    { id: 'takeProfitRate', name: t('field.takeProfitRate'), value: percentOrNone(terms.takeProfitRate) },
    { id: 'stopLossRate', name: t('field.stopLossRate'), value: percentOrNone(terms.stopLossRate) },
    { id: 'sellsAtEnd', name: form('sellsAtEnd.spot'), value: flag(terms.sellsAtEnd) },
  ];
}
