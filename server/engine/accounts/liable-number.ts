// The account that answers for an order: an owner never trades with the owner's own wallets and strategy accounts.
import type { AccountId } from '../ids.ts';
import type { Account } from './account.ts';

/** The number of the account that answers for another: its owner's, or its own where it belongs to nobody. */
export const liableNumber = ({ accountId, strategy }: Account): AccountId => (strategy === null ? accountId : strategy.owner.accountId);
