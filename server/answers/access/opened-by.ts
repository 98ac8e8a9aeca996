// Tells what a call would open: coins or contracts, for the rules that stop one of them.
import type { AnyCall } from '#lib/contract/call.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import { isContractId } from '../market/find-market.ts';

export type Opened = 'coins' | 'contracts';

/** By the markets themselves. */
export const openedIn = (markets: readonly MarketListing[]): readonly Opened[] =>
  markets.map((market) => (isContract(market) ? 'contracts' : 'coins'));

/** By the call, and by all the markets that its request names. */
export function openedBy(
  { opens = 'nothing' }: AnyCall,
  { symbolId, symbols }: Readonly<Record<string, unknown>>,
  listings: Listings,
): readonly Opened[] {
  if (opens === 'nothing') return [];
  if (opens === 'both') return ['coins', 'contracts'];
  if (opens !== 'market') return [opens];
  const named: readonly unknown[] = [...(symbolId === undefined ? [] : [symbolId]), ...(Array.isArray(symbols) ? symbols : [])];
  const areContracts = new Set(named.map((one) => typeof one === 'string' && isContractId(listings, one)));
  return [...(areContracts.has(true) ? (['contracts'] as const) : []), ...(areContracts.has(false) ? (['coins'] as const) : [])];
}
