// The names of markets for a choice of them, in alphabetical order.
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import type { MarketId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';

/** Those that are not listed any more are left out: nothing can be asked about them by name. */
export function symbolsOfMarkets(listings: Listings, marketIds: readonly MarketId[]): string[] {
  const wanted = new Set(marketIds);
  const found = [...listings.markets, ...listings.contracts()].filter(({ marketId }) => wanted.has(marketId));
  return [...new Set(found.map(({ symbol }) => symbolIdOf(symbol)))].toSorted();
}
