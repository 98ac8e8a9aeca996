// The impact of a leader's order on all who copy it: the sum of their sizes, and the price that the book leaves for them behind the leader.
import { Amount, allRead, readAmount, ROUND_HALF_UP, writeAmount, writeResult } from '../amounts/amount.ts';
import { type BookFill, type BookLevel, fillAgainstBook } from '../orders/book-fill.ts';

/** The sizes of all copies of one leader in one market, added up by the way in which each is sized. */
type CopiedSizes = {
  /** For each unit of the leader's order: multipliers, and copies by the ratio of equities. */
  readonly perUnit: string;
  /** Whatever the leader's size: fixed quantities, in the base coin. */
  readonly quantity: string;
  /** Whatever the leader's size: fixed amounts times leverage, in the quote coin. */
  readonly notional: string;
};

export type OrderImpact = {
  readonly leader: BookFill;
  /** The sum of all copies, in the base coin, half up to 24 decimals. */
  readonly copiedQuantity: string;
  /** Null: the book holds nothing for them. */
  readonly copiesPrice: string | null;
  /** The share by which the copies' average is worse than the leader's, half up to 6 decimals; null where one of them has no price. */
  readonly gap: string | null;
  /** True if the book holds enough for the leader and all copies. */
  readonly complete: boolean;
};

/**
 * The sum of the copies of an order: perUnit × size + quantity + notional ÷ price, at the leader's own average price.
 * Copies are filled behind the leader, from the same side of the book. Their own limits (slippage, maximum amount, funds) are not known
 * here: it is the most that they would do. Null for bad input.
 */
export function orderImpact(levels: readonly BookLevel[], quantity: string, sizes: CopiedSizes): OrderImpact | null {
  const read = {
    quantity: readAmount(quantity),
    perUnit: readAmount(sizes.perUnit),
    fixed: readAmount(sizes.quantity),
    notional: readAmount(sizes.notional),
  };
  const leader = fillAgainstBook(levels, { by: 'quantity', quantity });
  if (!allRead(read) || leader === null) return null;
  const price = leader.averagePrice === null ? null : readAmount(leader.averagePrice);
  const byAmount = price === null || read.quantity.isZero() ? new Amount(0) : read.notional.dividedBy(price);
  const copied = read.quantity.isZero() ? new Amount(0) : read.perUnit.times(read.quantity).plus(read.fixed).plus(byAmount);
  const copiedQuantity = writeResult(copied);
  const all = fillAgainstBook(levels, { by: 'quantity', quantity: writeResult(read.quantity.plus(copiedQuantity)) });
  if (all === null) return null;
  const filled = new Amount(all.quantity).minus(leader.quantity);
  const average = filled.isZero() ? null : new Amount(all.amount).minus(leader.amount).dividedBy(filled);
  const gap = average === null || price === null ? null : average.minus(price).abs().dividedBy(price);
  return {
    leader,
    copiedQuantity,
    copiesPrice: average === null ? null : writeAmount(average.toDecimalPlaces(12, ROUND_HALF_UP)),
    gap: gap === null ? null : writeAmount(gap.toDecimalPlaces(6, ROUND_HALF_UP)),
    complete: all.complete,
  };
}
