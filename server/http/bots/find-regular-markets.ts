// The spot markets of an auto-invest's coins, in their order.
import { regularQuoteCoin } from '#lib/contract/bots/regular-terms.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { findMarket } from '../market/find-market.ts';
import { Refusal } from '../serving/refusal.ts';

type Asked = { readonly investTokens: readonly { readonly coin: string }[] };

export function findRegularMarkets(listings: Listings, { investTokens }: Asked): readonly MarketListing[] | Refusal {
  const markets: MarketListing[] = [];
  for (const { coin } of investTokens) {
    const market = findMarket(listings, `${coin}${regularQuoteCoin}`);
    if (market instanceof Refusal) return market;
    markets.push(market);
  }
  return markets;
}
