// The parameters of a smart portfolio, line by line.
import { useTranslations } from 'next-intl';

import type { PortfolioTerms } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import type { FigureLine } from '../../words/figure-list.tsx';
import { useTermWords } from '../../words/use-term-words.ts';

export function usePortfolioLines(): (terms: PortfolioTerms) => readonly FigureLine[] {
  const [t, form] = [useTranslations('bots.portfolio'), useTranslations('bots.form')];
  const { percent, percentOrNone, flag } = useTermWords();
  const modeOf = ({ mode }: PortfolioTerms): readonly FigureLine[] => [
    { id: 'mode', name: t('mode.name'), value: t(`mode.${mode.by}`) },
    ...(mode.by === 'proportional' ? [{ id: 'threshold', name: t('threshold'), value: percent(mode.threshold) }] : []),
    ...(mode.by === 'timed'
      ? [{ id: 'interval', name: t('interval.name'), value: t('interval.minutes', { count: mode.intervalMinutes }) }]
      : []),
  ];
  return (terms) => [
    ...terms.coins.map(({ coin, weight }) => ({ id: coin, name: t('weightOf', { coin }), value: percent(weight) })),
    ...modeOf(terms),
    { id: 'takeProfitRate', name: t('takeProfit'), value: percentOrNone(terms.takeProfitRate) },
    { id: 'stopLossRate', name: t('stopLoss'), value: percentOrNone(terms.stopLossRate) },
    { id: 'sellsAtEnd', name: form('sellsAtEnd.spot'), value: flag(terms.sellsAtEnd) },
  ];
}
