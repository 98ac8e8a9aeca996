// The market a request means.
import { symbolOf } from '#lib/contract/wire/orders/spot-order.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { ContractListing, Listings, MarketListing } from '#server/engine/listings.ts';
import { refuse, Refusal } from '../refusal/refusal.ts';
import { checkCoins, type NamedCoins } from './check-coins.ts';

/** The market of a spot symbol: BTCUSDT_SPBL, BTCUSDT or BTC/USDT. */
export function findMarket(listings: Listings, symbolId: string): MarketListing | Refusal {
  const market = listings.marketOf(symbolOf(symbolId));
  return market === undefined || isContract(market) ? refuse('symbolNotOpen', { symbol: symbolId }) : market;
}

/** The pair that an order is placed in, whose coins are those that the request names. */
export function findPlacedMarket(listings: Listings, request: NamedCoins & { readonly symbolId: string }): MarketListing | Refusal {
  const market = findMarket(listings, request.symbolId);
  return market instanceof Refusal ? market : (checkCoins(market, request) ?? market);
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

/** True if a symbol is that of a contract. One that is not listed counts as one: it is refused with its own words later. */
export function isContractId(listings: Listings, symbolId: string): boolean {
  const market = findAnyMarket(listings, symbolId);
  return market instanceof Refusal || isContract(market);
}
