// The account that answers for an order: an owner never trades with the owner's own wallets and strategy accounts.
import type { AccountId } from '../ids.ts';
import type { Account } from './account.ts';

/** The number of the account that answers for another: its owner's, or its own where it belongs to nobody. */
export function liableNumber({ accountId, strategy, margin }: Account): AccountId {
  // A margin wallet has its owner's number, and the owner may belong to another account.
  const belongsTo = margin === null ? strategy : margin.owner.strategy;
  return belongsTo === null ? accountId : belongsTo.owner.accountId;
}
