// Percent as a share.
import { readAmount, writeAmount } from '#lib/order-math/amounts/amount.ts';

/** '' for what is no number. */
export function percentShare(percent: string): string {
  const value = readAmount(percent);
  return value === null ? '' : writeAmount(value.dividedBy(100));
}
