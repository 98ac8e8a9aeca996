// The markets that a bot of several is to trade in, in the order in which they are named.
import type { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { Refusal } from '../serving/refusal.ts';
import { findBotMarket } from './find-bot-market.ts';

type Asked = { readonly strategyType: StrategyType; readonly symbolIds: readonly string[] };

export function findBotMarkets(listings: Listings, { strategyType, symbolIds }: Asked): readonly MarketListing[] | Refusal {
  const markets: MarketListing[] = [];
  for (const symbolId of symbolIds) {
    const market = findBotMarket(listings, { strategyType, symbolId });
    if (market instanceof Refusal) return market;
    markets.push(market);
  }
  return markets;
}
