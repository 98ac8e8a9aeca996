// The contracts that a list is about.
import { BusinessLine } from '#lib/contract/enums.ts';
import type { Listings } from '#server/engine/listings.ts';
import { findNamedContract } from './find-contract.ts';
import { Refusal } from '../refusal/refusal.ts';

export type ContractScope = { readonly symbol: string | undefined; readonly line: BusinessLine };

/** The contract that is named, those of the line, or all contracts: never spot. */
export function contractScopeOf(
  listings: Listings,
  { symbolId, businessLine }: { readonly symbolId?: string | undefined; readonly businessLine?: BusinessLine | undefined },
): ContractScope | Refusal {
  const line = businessLine ?? BusinessLine.contract;
  if (symbolId === undefined) return { symbol: undefined, line };
  const market = findNamedContract(listings, { symbolId, businessLine });
  return market instanceof Refusal ? market : { symbol: market.symbol, line };
}
