// The price of a take-profit or stop-loss that was given as a return, a change of the price, or an amount of money.
import { readAmount } from '../amounts/amount.ts';
import { type TargetTerms, targetPrice } from '../futures/futures-target.ts';
import { snapPrice } from '../amounts/round-quantity.ts';

export type TpslTerms = Omit<TargetTerms, 'wanted'> & {
  readonly leg: 'take-profit' | 'stop-loss';
  /** Without a sign: 0.5 is a return of +50 % for a take-profit and of −50 % for a stop-loss. */
  readonly amount: string;
  readonly tickSize: string;
};

/**
 * The target price of the gain or loss, snapped down to the step. Null for bad input, where the price would not be above zero, and
 * for a long's loss of 100 % of the margin or more: the position would be gone before.
 */
export function tpslPrice({ leg, amount, tickSize, ...target }: TpslTerms): string | null {
  const size = readAmount(amount);
  if (size === null) return null;
  const loses = leg === 'stop-loss';
  if (loses && target.by === 'return' && target.side === 'long' && size.greaterThanOrEqualTo(1)) return null;
  const price = targetPrice({ ...target, wanted: loses ? `-${amount}` : amount });
  return price === null ? null : snapPrice(price, tickSize);
}
