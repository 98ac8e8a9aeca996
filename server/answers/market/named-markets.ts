// The markets that a request names, by their symbols or by the coins that it converts.
import { symbolOf } from '#lib/contract/wire/orders/spot-order.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';

type Raw = Readonly<Record<string, unknown>>;

const texts = (values: readonly unknown[]): readonly string[] => values.filter((value) => typeof value === 'string');

/** Each once; names of nothing are left out: the call itself refuses them. */
export function namedMarkets(
  { symbolId, symbolCodeDisplayName, symbols, fromCoin, toCoin, coins }: Raw,
  listings: Listings,
): MarketListing[] {
  const named = texts([symbolId, symbolCodeDisplayName, ...(Array.isArray(symbols) ? symbols : [])]);
  const converted = new Set(texts([fromCoin, toCoin, ...(Array.isArray(coins) ? coins : [])]));
  const priced = converted.size === 0 ? [] : listings.markets.filter(({ base }) => converted.has(base));
  return [...new Set([...named.flatMap((one) => listings.marketOf(symbolOf(one)) ?? []), ...priced])];
}
