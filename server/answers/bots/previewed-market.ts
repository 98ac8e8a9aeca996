// The market that a preview is asked for, as clients see it.
import type { MarketListing } from '#server/engine/listings.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { PreviewedMarket } from '#server/services/bots/previewed-market.ts';
import { contractShare, riskTiersOf, rulesOf } from '../contracts/contract-market.ts';
import { spotMarketOf } from '../market/spot-market.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { Rooms } from '../rooms.ts';
import { findBotMarket, type AskedMarket } from './find-bot-market.ts';

export function previewOfListing(market: MarketListing, { projections }: Pick<Rooms, 'projections'>): PreviewedMarket {
  const sizes = spotMarketOf(market, projections.market.stateOf);
  const lastPrice = projections.market.ticker(market.symbol)?.lastPrice ?? null;
  if (!isContract(market)) return { sizes, contract: null, lastPrice };
  const { openCostUpPpm, openFeeUpPpm } = rulesOf(market);
  const { form, margin: marginCoin } = market.contract;
  const ratios = { openCostUpRatio: contractShare(openCostUpPpm), feeRateUpRatio: contractShare(openFeeUpPpm) };
  return { sizes, contract: { form, marginCoin, tiers: riskTiersOf(market), ...ratios }, lastPrice };
}

export function previewedMarket(asked: AskedMarket, rooms: Pick<Rooms, 'listings' | 'projections'>): PreviewedMarket | Refusal {
  const market = findBotMarket(rooms.listings, asked);
  return market instanceof Refusal ? market : previewOfListing(market, rooms);
}
