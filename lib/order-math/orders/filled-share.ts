// The filled part of an order, as it is said: a share that never sounds like more than it is.
import { ROUND_DOWN, readAmount, writeAmount } from '../amounts/amount.ts';

/**
 * `filled` ÷ `wanted` down to whole percents, below one percent down to hundredths of one, and never down to nothing: '0.09' is 9 %.
 * '0' for nothing filled and for bad input, '1' for all of it.
 */
export function filledShare(filled: string, wanted: string): string {
  const [part, whole] = [readAmount(filled), readAmount(wanted)];
  if (part === null || whole === null || part.isZero() || whole.isZero()) return '0';
  const share = part.dividedBy(whole);
  if (share.greaterThanOrEqualTo(1)) return '1';
  const rounded = share.toDecimalPlaces(share.lessThan('0.01') ? 4 : 2, ROUND_DOWN);
  return rounded.isZero() ? '0.0001' : writeAmount(rounded);
}
