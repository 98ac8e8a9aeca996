// The market a request means.
import { symbolOf } from '#lib/contract/wire/orders/spot-order.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { ContractListing, Listings, MarketListing } from '#server/engine/listings.ts';
import { refuse, type Refusal } from '../serving/refusal.ts';

/** The market of a spot symbol: BTCUSDT_SPBL, BTCUSDT or BTC/USDT. */
export function findMarket(listings: Listings, symbolId: string): MarketListing | Refusal {
  const market = listings.marketOf(symbolOf(symbolId));
  return market === undefined || isContract(market) ? refuse('symbolNotOpen', { symbol: symbolId }) : market;
}

/** The contract of a symbol: BTCUSDT_UMCBL. */
export function findContract(listings: Listings, symbolId: string): ContractListing | Refusal {
  const market = listings.marketOf(symbolId.toUpperCase());
  return market === undefined || !isContract(market) ? refuse('symbolNotOpen', { symbol: symbolId }) : market;
}

/** The market of a symbol of either kind. */
export function findAnyMarket(listings: Listings, symbolId: string): MarketListing | Refusal {
  return listings.marketOf(symbolOf(symbolId)) ?? refuse('symbolNotOpen', { symbol: symbolId });
}
