// The settings of a copy, line by line.
import { useTranslations } from 'next-intl';

import type { CopySizing, CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import type { FigureLine } from '../../words/figure-list.tsx';
import { useTermWords } from '../../words/use-term-words.ts';

export function useCopyLines(): (terms: CopyTerms) => readonly FigureLine[] {
  const [t, form] = [useTranslations('bots.follow'), useTranslations('bots.form')];
  const { number, percent, times, numberOrNone, percentOrNone, flag } = useTermWords();
  const sizeOf = (sizing: CopySizing): string => {
    if (sizing.by === 'equity') return t('sizing.equity');
    if (sizing.by === 'multiplier') return `${t('sizing.multiplier')} ${times(sizing.multiplier)}`;
    return `${t(`sizing.${sizing.by}`)} ${number(sizing.by === 'amount' ? sizing.amount : sizing.quantity)}`;
  };
  return (terms) => [
    { id: 'sizing', name: t('sizing.name'), value: sizeOf(terms.sizing) },
    { id: 'leverage', name: form('leverage'), value: terms.leverage === null ? t('leaders') : times(terms.leverage) },
    {
      id: 'marginMode',
      name: form('marginMode.name'),
      value: terms.marginMode === 'leader' ? t('leaders') : form(`marginMode.${terms.marginMode}`),
    },
    { id: 'maxSlippage', name: form('maxSlippage'), value: percent(terms.maxSlippage) },
    { id: 'maxAmount', name: form('maxAmount'), value: numberOrNone(terms.maxAmount) },
    { id: 'takeProfitRate', name: t('takeProfitRate'), value: percentOrNone(terms.takeProfitRate) },
    { id: 'stopLossRate', name: form('stopLossRate'), value: percentOrNone(terms.stopLossRate) },
    { id: 'totalStopRate', name: form('totalStopRate'), value: percentOrNone(terms.totalStopRate) },
    { id: 'dailyStopRate', name: form('dailyStopRate'), value: percentOrNone(terms.dailyStopRate) },
    { id: 'mirrorsMargin', name: form('mirrorsMargin'), value: flag(terms.mirrorsMargin) },
    { id: 'sellsAtEnd', name: form('sellsAtEnd.spot'), value: flag(terms.sellsAtEnd) },
  ];
}
