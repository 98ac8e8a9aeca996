// The preview of a grid: the very formula that its form and the check at its start use.
import type { GridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import { type GridPreview, gridPreview } from '#lib/order-math/bots/grid-preview.ts';
import { previewFees, type PreviewedMarket } from '../previewed-market.ts';

export function previewOfGrid(terms: GridTerms, previewed: PreviewedMarket): GridPreview {
  const { sizes, contract, lastPrice } = previewed;
  const market =
    contract === null
      ? { ...sizes, contract }
      : { ...sizes, quoteCoin: contract.marginCoin, contract: { form: contract.form, tiers: contract.tiers } };
  return gridPreview(terms, market, { lastPrice }, previewFees(previewed));
}
