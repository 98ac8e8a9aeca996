// The coin in which the leaders of a line are told.
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import type { AssetListing, Listings } from '#server/engine/listings.ts';

/** Refuses (Error) a venue that does not list it. */
export function leadCoin(listings: Listings, mode: TradingMode, line: LeaderLine): AssetListing {
  const code = line === 'futures' && mode === TradingMode.paper ? 'SUSDT' : 'USDT';
  const coin = listings.assetOf(code);
  if (coin === undefined) throw new Error(`leaders are told in ${code}, which is not listed`);
  return coin;
}
