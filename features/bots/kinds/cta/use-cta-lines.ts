// The parameters of a CTA bot, line by line.
import { useTranslations } from 'next-intl';

import type { CtaIndicator, CtaTerms } from '#lib/contract/bots/cta/cta-terms.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import type { FigureLine } from '../../words/figure-list.tsx';
import { useTermWords } from '../../words/use-term-words.ts';

export function useCtaLines(): (terms: CtaTerms) => readonly FigureLine[] {
  const t = useTranslations('bots.form');
  const { number, times, percentOrNone, flag } = useTermWords();
  const lengths = (indicator: CtaIndicator): readonly FigureLine[] => {
    switch (indicator.type) {
      case 'macd':
        return [
          { id: 'fast', name: t('macdFast'), value: indicator.fast },
          { id: 'slow', name: t('macdSlow'), value: indicator.slow },
          { id: 'signal', name: t('macdSignal'), value: indicator.signal },
        ];
      case 'ma':
        return [
          { id: 'fast', name: t('maFast'), value: indicator.fast },
          { id: 'slow', name: t('maSlow'), value: indicator.slow },
        ];
      case 'boll':
        return [
          { id: 'period', name: t('bollPeriod'), value: indicator.period },
          { id: 'deviations', name: t('bollDeviations'), value: number(indicator.deviations) },
        ];
      case 'rsi':
        return [
          { id: 'period', name: t('rsiPeriod'), value: indicator.period },
          { id: 'buyBelow', name: t('rsiBuyBelow'), value: indicator.buyBelow },
          { id: 'sellAbove', name: t('rsiSellAbove'), value: indicator.sellAbove },
        ];
      case 'voi':
        return [
          { id: 'bars', name: t('voiBars'), value: indicator.bars },
          { id: 'threshold', name: t('voiThreshold'), value: number(indicator.threshold) },
        ];
    }
  };
  return (terms) => [
    { id: 'indicator', name: t('indicator.name'), value: isolateLtr(terms.indicator.type.toUpperCase()) },
    ...lengths(terms.indicator),
    { id: 'interval', name: t('candles'), value: isolateLtr(terms.interval) },
    { id: 'direction', name: t('direction.name'), value: t(`direction.futures.${terms.direction}`) },
    { id: 'leverage', name: t('leverage'), value: times(terms.leverage) },
    { id: 'marginMode', name: t('marginMode.name'), value: t(`marginMode.${terms.marginMode}`) },
    { id: 'takeProfitRate', name: t('takeProfitRate'), value: percentOrNone(terms.takeProfitRate) },
    { id: 'stopLossRate', name: t('stopLossRate'), value: percentOrNone(terms.stopLossRate) },
    { id: 'reenters', name: t('reenters'), value: flag(terms.reenters) },
    { id: 'sellsAtEnd', name: t('sellsAtEnd.spot'), value: flag(terms.sellsAtEnd) },
  ];
}
