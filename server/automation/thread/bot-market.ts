// A market as a bot knows it, out of the listings.
import type { Listings, MarketListing } from '#server/engine/listings.ts';

import type { BotMarket } from '../bot-kind.ts';

const coinOf = (listings: Listings, code: string): BotMarket['base'] | null => {
  const coin = listings.assetOf(code);
  return coin === undefined ? null : { assetId: coin.assetId, code: coin.code, decimals: coin.decimals };
};

const listed = (listings: Listings): readonly MarketListing[] => [...listings.markets, ...listings.contracts()];

/** Null: a coin of it is not listed. */
function describe(listings: Listings, market: MarketListing): BotMarket | null {
  const base = coinOf(listings, market.base);
  const quote = coinOf(listings, market.contract?.margin ?? market.quote);
  if (base === null || quote === null) return null;
  const { marketId, symbol, priceDecimals, quantityDecimals } = market;
  return { marketId, symbol, rules: listings.rules(market), priceDecimals, quantityDecimals, base, quote };
}

/** Null: it is not listed. */
export function botMarketOf(listings: Listings, marketId: number): BotMarket | null {
  const market = listed(listings).find((one) => one.marketId === marketId);
  return market === undefined ? null : describe(listings, market);
}

export const botMarketsOf = (listings: Listings): readonly BotMarket[] =>
  listed(listings).flatMap((market) => describe(listings, market) ?? []);
