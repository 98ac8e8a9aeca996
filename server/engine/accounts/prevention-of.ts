// Two orders must not trade with each other where they are of one person, or of a leader and a copy: says which one gives way.
import { SelfTradePrevention } from '#lib/contract/enums.ts';
import type { Account, Order, Strategy } from './account.ts';
import { liableNumber } from './liable-number.ts';
import type { AccountId } from '../ids.ts';

/** The strategy account that an order belongs to; null: none. A margin wallet belongs to its owner. */
const strategyOf = ({ strategy, margin }: Account): Strategy | null => (margin === null ? strategy : margin.owner.strategy);

const isOfFamily = (copy: Account, accountId: AccountId): boolean => strategyOf(copy)?.followed?.leader.family.has(accountId) === true;

/**
 * The order that gives way where two must not trade with each other; null: they may. Of one person's orders the taker's word says which.
 * Between a copy and the family of the leader that it follows it is the family's: nobody earns from those who follow him.
 * @param liable the number of the account that answers for the taker
 */
export function preventionOf(taker: Order, liable: AccountId, maker: Order): SelfTradePrevention | null {
  const theirs = liableNumber(maker.account);
  if (theirs === liable) return taker.selfTradePrevention;
  if (isOfFamily(taker.account, theirs)) return SelfTradePrevention.cancelMaker;
  return isOfFamily(maker.account, liable) ? SelfTradePrevention.cancelTaker : null;
}
