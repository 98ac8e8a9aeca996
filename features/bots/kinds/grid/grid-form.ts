// The form of a grid.
import type { GridTerms } from '#lib/contract/bots/grid-terms.ts';
import type { GridMarket } from '#lib/order-math/bots/grid-market.ts';
import { gridPreview, type GridPreview as Worked } from '#lib/order-math/bots/grid-preview.ts';
import type { KindForm, PreviewAsked } from '../kind-form.ts';
import { GridContext } from './grid-context.ts';
import { gridDraft, type GridDraft } from './grid-draft.ts';
import { GridDraftOnChart } from './grid-draft-on-chart.tsx';
import { GridFields } from './grid-fields.tsx';
import { GridFunds } from './grid-funds.tsx';
import { GridOptions } from './grid-options.tsx';
import { GridPreview } from './grid-preview.tsx';
import { useGridSteps } from './use-grid-steps.ts';
import { useGridKeptText, useGridSuggestionText } from './use-grid-texts.ts';
import { useStartGrid } from './use-start-grid.ts';

const marketOf = ({ market }: PreviewAsked): GridMarket => ({
  baseCoin: market.baseCoin,
  quoteCoin: 'marginCoin' in market ? market.marginCoin : market.quoteCoin,
  pricePlace: market.pricePlace,
  volumePlace: market.volumePlace,
  minQuantity: market.minQuantity,
  maxQuantity: market.maxQuantity,
  minAmount: market.minAmount,
  maxAmount: market.maxAmount,
  contract: 'form' in market ? { form: market.form, tiers: market.tiers } : null,
});

export const gridForm: KindForm<GridTerms, GridDraft, Worked> = {
  draft: gridDraft,
  previewOf: (terms, asked) =>
    gridPreview(
      terms,
      marketOf(asked),
      { lastPrice: asked.lastPrice },
      { maker: asked.market.makerFeeRate, taker: asked.market.takerFeeRate },
    ),
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
