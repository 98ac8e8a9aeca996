// The market of a preview, as clients see it.
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import type { PreviewedMarket } from '#server/services/bots/previews.ts';
import { contractShare, riskTiersOf, rulesOf } from '../contracts/contract-market.ts';
import { spotMarketOf } from '../market/spot-market.ts';
import type { Rooms } from '../serving/rooms.ts';

export function previewedMarket(market: MarketListing, { projections }: Pick<Rooms, 'projections'>): PreviewedMarket {
  const sizes = spotMarketOf(market, projections.market.stateOf);
  const lastPrice = projections.market.ticker(market.symbol)?.lastPrice ?? null;
  if (!isContract(market)) return { sizes, contract: null, lastPrice };
  const { openCostUpPpm, openFeeUpPpm } = rulesOf(market);
  const { form, margin: marginCoin } = market.contract;
  const ratios = { openCostUpRatio: contractShare(openCostUpPpm), feeRateUpRatio: contractShare(openFeeUpPpm) };
  return { sizes, contract: { form, marginCoin, tiers: riskTiersOf(market), ...ratios }, lastPrice };
}
