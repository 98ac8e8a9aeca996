// The coins that an order form names beside its market: they say which line the form believes it is in.
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { type Refusal, refuseField } from '../refusal/refusal.ts';

export type NamedCoins = { readonly tokenId?: string | undefined; readonly pricedSymbol?: string | undefined };

/** `tokenId` is the margin coin of a contract and the quote coin of a pair, `pricedSymbol` the quote coin of either. Null: nothing is wrong. */
export function checkCoins(market: MarketListing, { tokenId, pricedSymbol }: NamedCoins): Refusal | null {
  const token = isContract(market) ? market.contract.margin : market.quote;
  if (tokenId !== undefined && tokenId.toUpperCase() !== token) return refuseField('tokenId', `must be ${token} here`);
  if (pricedSymbol !== undefined && pricedSymbol.toUpperCase() !== market.quote)
    return refuseField('pricedSymbol', `must be ${market.quote} here`);
  return null;
}
