// The preview of what a bot would do with its terms, of either way of trading, at the prices of the moment.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { ErrorKey } from '#lib/contract/errors.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import type { GridMarket } from '#lib/order-math/bots/grid-market.ts';
import { gridPreview, type GridPreview } from '#lib/order-math/bots/grid-preview.ts';
import { martingalePreview, type MartingalePreview } from '#lib/order-math/bots/martingale-preview.ts';

/** A field of the terms, and why its value does not do: a key of the error catalogue with what fills its sentence. */
export type FieldProblem = { readonly field: string; readonly code: ErrorKey; readonly params: Readonly<Record<string, string>> };

export type BotPreview =
  | { readonly kind: 'grid'; readonly grid: GridPreview; readonly problems: readonly FieldProblem[] }
  | { readonly kind: 'martingale'; readonly dca: MartingalePreview; readonly problems: readonly FieldProblem[] };

const gridMarketOf = (market: SpotMarket | ContractMarket): GridMarket => ({
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

/** With the fees of the market: a reader's own level may be lower. */
export function previewBot(bot: BotTerms, market: SpotMarket | ContractMarket, lastPrice: string): BotPreview {
  const fees = { maker: market.makerFeeRate, taker: market.takerFeeRate };
  if (bot.kind === 'grid') {
    const grid = gridPreview(bot.terms, gridMarketOf(market), { lastPrice }, fees);
    return { kind: 'grid', grid, problems: grid.problems };
  }
  const dca = martingalePreview(bot.terms, market, { lastPrice }, fees);
  return { kind: 'martingale', dca, problems: dca.problems };
}
