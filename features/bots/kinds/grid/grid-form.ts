// The form of a grid: its parts, the start in sentences and the start itself.
import { useTranslations } from 'next-intl';

import { useChange } from '#lib/api/query/use-change.ts';
import type { GridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { placeStrategyGrid } from '#lib/contract/calls/v1/trigger/strategy/grid/placeStrategyGrid.ts';
import { fromGridTerms } from '#lib/contract/wire/bots/grid-fields.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import type { GridPreview as Worked } from '#lib/order-math/bots/grid-preview.ts';
import { startChanges } from '../../create/start/start-changes.ts';
import { useCreateBot } from '../../create/state/create-context.ts';
import type { FormParts, KindForm } from '../kind-form.ts';
import { GridContext, useGridForm } from './grid-context.ts';
import { GridDraftOnChart } from './grid-draft-on-chart.tsx';
import { gridDraft, type GridDraft } from './grid-draft.ts';
import { GridFields } from './grid-fields.tsx';
import { GridFunds } from './grid-funds.tsx';
import { GridOptions } from './grid-options.tsx';
import { gridPreviewOf } from './grid-preview-of.ts';
import { GridPreview } from './grid-preview.tsx';
import { useGridKeptText, useGridSuggestionText } from './use-grid-texts.ts';

const isSome = (amount: string): boolean => /[1-9]/.test(amount);

/** The start of a grid in sentences, in the order in which it happens: what is taken, what is bought at once, and when it ends. */
function useGridSteps(): readonly string[] {
  const t = useTranslations('bots.confirm');
  const { kind, market, coin } = useCreateBot();
  const { terms, preview } = useGridForm();
  if (terms === null || preview === null) return [];
  const price = (text: string): string => isolateLtr(formatPrice(text, market.pricePlace));
  const amount = (text: string, unit: string): string => isolateLtr(`${shortAmount(text)} ${unit}`);
  const { place } = kind;
  const { baseInvestment, quoteInvestment, triggerPrice, takeProfitPrice, stopLossPrice, sellsAtEnd } = terms;
  const funds = [
    ...(isSome(quoteInvestment) ? [amount(quoteInvestment, coin)] : []),
    ...(isSome(baseInvestment) ? [amount(baseInvestment, market.baseCoin)] : []),
  ];
  const exits = [takeProfitPrice, stopLossPrice].flatMap((one) => (one === null ? [] : [price(one)]));
  const { openingSide, openingQuantity, levels } = preview;
  return [
    t('takes', { amount: funds.join(' + ') }),
    ...(triggerPrice === null ? [] : [t('waits', { price: price(triggerPrice) })]),
    ...(openingSide === null ? [] : [t(`opens.${openingSide}`, { amount: amount(openingQuantity, market.baseCoin) })]),
    t('orders', { count: levels.filter(({ side }) => side !== null).length }),
    ...(exits.length === 0 ? [] : [t('exits', { prices: exits.join(', ') })]),
    t(place === 'spot' && !sellsAtEnd ? 'end.spot.keeps' : `end.${place}.sells`),
  ];
}

const types = [StrategyType.spotGrid, StrategyType.futuresGrid, StrategyType.futuresMoon, StrategyType.spotMoon] as const;

/** Sends the start of a grid. */
const useStartGrid: FormParts['useStart'] = () => {
  const { kind } = useCreateBot();
  const { terms } = useGridForm();
  const place = useChange(placeStrategyGrid, startChanges);
  const strategyType = types.find((type) => type === kind.strategyType);
  if (terms === null || strategyType === undefined) return null;
  return (common) => place({ ...common, strategyType, ...fromGridTerms(terms) });
};

export const gridForm: KindForm<GridTerms, GridDraft, Worked> = {
  draft: gridDraft,
  previewOf: gridPreviewOf,
  Context: GridContext,
  parts: {
    Fields: GridFields,
    MoreFields: GridOptions,
    Funds: GridFunds,
    Preview: GridPreview,
    OnChart: GridDraftOnChart,
    useSteps: useGridSteps,
    useStart: useStartGrid,
    useSuggestionText: useGridSuggestionText,
    useKeptText: useGridKeptText,
  },
};
