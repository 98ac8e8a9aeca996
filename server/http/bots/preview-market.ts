// A market in the words of the previews of bots.
import type { GridMarket } from '#lib/order-math/bots/grid-market.ts';
import type { FeeRates } from '#lib/order-math/bots/grid-market.ts';
import type { MartingaleMarket } from '#lib/order-math/bots/martingale-market.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { contractShare, riskTiersOf, rulesOf } from '../contracts/contract-market.ts';
import { spotMarketOf } from '../market/spot-market.ts';
import type { Rooms } from '../serving/rooms.ts';

type Live = Pick<Rooms, 'projections'>;

export function toGridMarket(market: MarketListing, { projections }: Live): GridMarket {
  const sizes = spotMarketOf(market, projections.market.stateOf);
  if (!isContract(market)) return { ...sizes, contract: null };
  return { ...sizes, quoteCoin: market.contract.margin, contract: { form: market.contract.form, tiers: riskTiersOf(market) } };
}

export function toMartingaleMarket(market: MarketListing, { projections }: Live): MartingaleMarket {
  const sizes = spotMarketOf(market, projections.market.stateOf);
  if (!isContract(market)) return sizes;
  const { openCostUpPpm, openFeeUpPpm } = rulesOf(market);
  const { form } = market.contract;
  const tiers = riskTiersOf(market);
  return { ...sizes, form, tiers, openCostUpRatio: contractShare(openCostUpPpm), feeRateUpRatio: contractShare(openFeeUpPpm) };
}

export const feeRatesOf = ({ makerFeePpm, takerFeePpm }: MarketListing): FeeRates => ({
  maker: contractShare(makerFeePpm),
  taker: contractShare(takerFeePpm),
});

export const lastPriceOf = (market: MarketListing, { projections }: Live): string | null =>
  projections.market.ticker(market.symbol)?.lastPrice ?? null;
