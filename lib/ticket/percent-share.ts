// Percent as a share, and a share as percent.
import { readAmount, writeAmount } from '#lib/order-math/amounts/amount.ts';

/** '' for what is no number. */
export function percentShare(percent: string): string {
  const value = readAmount(percent);
  return value === null ? '' : writeAmount(value.dividedBy(100));
}

/** A share as percent; '' for what is no number. */
export function sharePercent(share: string): string {
  const value = readAmount(share);
  return value === null ? '' : writeAmount(value.times(100));
}
