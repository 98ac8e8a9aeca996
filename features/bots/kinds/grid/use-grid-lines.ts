// The parameters of a grid, line by line.
import { useTranslations } from 'next-intl';

import type { GridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import type { FigureLine } from '../../words/figure-list.tsx';
import { useTermWords } from '../../words/use-term-words.ts';

const endless = '∞';

export function useGridLines(): (terms: GridTerms) => readonly FigureLine[] {
  const t = useTranslations('bots.form');
  const { number, percent, times, numberOrNone, percentOrNone, flag } = useTermWords();
  return (terms) => {
    const { upperPrice, intervalRate, leverage, priceLimitRate } = terms;
    const isFutures = leverage > 1 || terms.direction === 'neutral';
    return [
      { id: 'direction', name: t('direction.name'), value: t(`direction.futures.${terms.direction}`) },
      { id: 'lowerPrice', name: t('lowerPrice'), value: number(terms.lowerPrice) },
      { id: 'upperPrice', name: t('upperPrice'), value: upperPrice === null ? isolateLtr(endless) : number(upperPrice) },
      intervalRate === null
        ? { id: 'grids', name: t('grids'), value: terms.grids }
        : { id: 'intervalRate', name: t('intervalRate'), value: percent(intervalRate) },
      { id: 'spacing', name: t('spacing.name'), value: t(`spacing.${terms.spacing}`) },
      { id: 'leverage', name: t('leverage'), value: times(leverage) },
      ...(isFutures ? [{ id: 'marginMode', name: t('marginMode.name'), value: t(`marginMode.${terms.marginMode}`) }] : []),
      { id: 'opensPosition', name: t('opensPosition'), value: flag(terms.opensPosition) },
      { id: 'triggerPrice', name: t('triggerPrice'), value: numberOrNone(terms.triggerPrice) },
      { id: 'takeProfitPrice', name: t('takeProfitPrice'), value: numberOrNone(terms.takeProfitPrice) },
      { id: 'stopLossPrice', name: t('stopLossPrice'), value: numberOrNone(terms.stopLossPrice) },
      { id: 'trailingStopRate', name: t('trailingStopRate'), value: percentOrNone(terms.trailingStopRate) },
      { id: 'priceLimit', name: t('priceLimit.name'), value: /[1-9]/.test(priceLimitRate) ? percent(priceLimitRate) : t('priceLimit.any') },
      { id: 'moves', name: t('moves'), value: flag(terms.moves) },
      { id: 'stopPrice', name: t('stopPrice'), value: numberOrNone(terms.stopPrice) },
      { id: 'reinvests', name: t('reinvests'), value: flag(terms.reinvests) },
      { id: 'sellsAtEnd', name: t('sellsAtEnd.spot'), value: flag(terms.sellsAtEnd) },
    ];
  };
}
