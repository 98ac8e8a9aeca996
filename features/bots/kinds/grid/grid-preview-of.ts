// The preview of a grid in the market of its page, with the fees of the market.
import type { GridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import type { GridMarket } from '#lib/order-math/bots/grid-market.ts';
import { gridPreview, type GridPreview } from '#lib/order-math/bots/grid-preview.ts';
import type { PreviewAsked } from '../kind-form.ts';

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

export const gridPreviewOf = (terms: GridTerms, asked: PreviewAsked): GridPreview =>
  gridPreview(
    terms,
    marketOf(asked),
    { lastPrice: asked.lastPrice },
    { maker: asked.market.makerFeeRate, taker: asked.market.takerFeeRate },
  );
