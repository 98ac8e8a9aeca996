// The contract that a request names, and the position in it that is meant.
import { contractLines, lineKeyOf } from '#lib/contract/contract-lines.ts';
import type { HoldSide } from '#lib/contract/enums.ts';
import type { ContractPosition, FuturesAccount } from '#lib/contract/position.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { ContractListing, Listings } from '#server/engine/listings.ts';
import { checkCoins, type NamedCoins } from '../market/check-coins.ts';
import { findContract } from '../market/find-market.ts';
import { refuse, Refusal, refuseField } from '../refusal/refusal.ts';
import type { Rooms } from '../rooms.ts';

type ContractName = NamedCoins & { readonly symbolId: string; readonly businessLine?: number | undefined };

/** A contract of another line than the one that is said is not there; the coins that are said must be its own. */
export function findNamedContract(listings: Listings, { symbolId, businessLine, ...coins }: ContractName): ContractListing | Refusal {
  const market = findContract(listings, symbolId);
  if (market instanceof Refusal) return market;
  if (businessLine === undefined || market.contract.line === businessLine) return checkCoins(market, coins) ?? market;
  return refuse('symbolNotOpen', { symbol: symbolId });
}

/** An account's current futures in the line of a contract. */
export async function futuresOf(
  { client, projections }: Pick<Rooms, 'client' | 'projections'>,
  accountId: AccountId,
  { contract }: ContractListing,
): Promise<FuturesAccount> {
  const key = lineKeyOf(contract.line);
  if (key === undefined) throw new Error(`${contract.name} is in no line of contracts`);
  return projections.positions.futuresAccount(await client.futures(accountId), accountId, contractLines[key]);
}

/** The position of a side, or the only one there is. Two and no side: the request has to say. */
export function findPosition(account: FuturesAccount, market: ContractListing, side: HoldSide | undefined): ContractPosition | Refusal {
  const found = account.positions.filter(({ symbolId, holdSide }) => symbolId === market.symbol && (side ?? holdSide) === holdSide);
  if (found.length > 1) return refuseField('holdSide', 'is missing');
  return found[0] ?? refuse('noPosition');
}
