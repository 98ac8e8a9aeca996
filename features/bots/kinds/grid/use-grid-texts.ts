// The terms of a grid in one line: of a suggestion with the market's own prices, of a kept backtest in short.
import { useTranslations } from 'next-intl';

import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { useCreateBot } from '../../create/state/create-context.ts';
import type { FormParts } from '../kind-form.ts';
import { gridDraft } from './grid-draft.ts';

const endless = '∞';

export const useGridSuggestionText: FormParts['useKeptText'] = () => {
  const t = useTranslations('bots.suggestion');
  const { market } = useCreateBot();
  return (bot) => {
    const { lowerPrice, upperPrice, grids } = gridDraft.termsOf(bot);
    const price = (text: string): string => formatPrice(text, market.pricePlace);
    return t('grid', { range: isolateLtr(`${price(lowerPrice)} – ${upperPrice === null ? endless : price(upperPrice)}`), grids });
  };
};

export const useGridKeptText: FormParts['useKeptText'] = () => {
  const t = useTranslations('bots.backtest');
  return (bot) => {
    const { lowerPrice, upperPrice, grids } = gridDraft.termsOf(bot);
    const range = isolateLtr(`${shortNumber(lowerPrice)} – ${upperPrice === null ? endless : shortNumber(upperPrice)}`);
    return t('termsGrid', { range, grids });
  };
};
