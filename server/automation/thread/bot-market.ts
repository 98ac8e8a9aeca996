// A market as a bot knows it, out of the listings.
import type { Listings, MarketListing } from '#server/engine/listings.ts';

import type { BotMarket } from '../bot-kind.ts';

const coinOf = (listings: Listings, code: string): BotMarket['base'] | null => {
  const coin = listings.assetOf(code);
  return coin === undefined ? null : { assetId: coin.assetId, code: coin.code, decimals: coin.decimals };
};

/** Null: it is not listed. */
export function botMarketOf(listings: Listings, marketId: number): BotMarket | null {
  const market: MarketListing | undefined = [...listings.markets, ...listings.contracts()].find((one) => one.marketId === marketId);
  if (market === undefined) return null;
  const base = coinOf(listings, market.base);
  const quote = coinOf(listings, market.contract?.margin ?? market.quote);
  if (base === null || quote === null) return null;
  const { symbol, priceDecimals, quantityDecimals } = market;
  return { marketId, symbol, rules: listings.rules(market), priceDecimals, quantityDecimals, base, quote };
}
