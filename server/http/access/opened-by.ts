// Tells what a call would open: coins or contracts, for the rules that stop one of them.
import type { AnyCall } from '#lib/contract/call.ts';
import type { Listings } from '#server/engine/listings.ts';
import { isContractId } from '../market/find-market.ts';

export type Opened = 'coins' | 'contracts';

/** By the call, and by the market that its request names. Null: nothing. */
export function openedBy(
  { opens = 'nothing' }: AnyCall,
  { symbolId }: Readonly<Record<string, unknown>>,
  listings: Listings,
): Opened | null {
  if (opens === 'nothing') return null;
  if (opens !== 'market') return opens;
  return typeof symbolId === 'string' && isContractId(listings, symbolId) ? 'contracts' : 'coins';
}
