// The market a request means.
import { symbolOf } from '#lib/contract/wire/spot-order.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { refuse, type Refusal } from './refusal.ts';

/** BTCUSDT_SPBL, BTCUSDT or BTC/USDT. */
export function findMarket(listings: Listings, symbolId: string): MarketListing | Refusal {
  return listings.marketOf(symbolOf(symbolId)) ?? refuse('symbolNotOpen', { symbol: symbolId });
}
