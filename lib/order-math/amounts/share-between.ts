// The size of one number beside another, and its distance from it: as shares, 0.01 is 1 %.
import { ROUND_HALF_UP, readAmount, writeAmount } from './amount.ts';

const shareDecimals = 6;

/** `part` ÷ `whole`, half up to 6 decimals. Null for bad input or a whole of zero. */
export function shareOfWhole(part: string, whole: string): string | null {
  const [one, all] = [readAmount(part), readAmount(whole)];
  if (one === null || all === null || all.isZero()) return null;
  return writeAmount(one.dividedBy(all).toDecimalPlaces(shareDecimals, ROUND_HALF_UP));
}

/**
 * The distance of a price from another one, and the side on which it lies. Half up to 6 decimals. Null for bad input or a reference of
 * zero.
 */
export function distanceFrom(price: string, reference: string): { readonly share: string; readonly way: 'above' | 'below' } | null {
  const [here, there] = [readAmount(price), readAmount(reference)];
  if (here === null || there === null || there.isZero()) return null;
  const share = here.minus(there).abs().dividedBy(there).toDecimalPlaces(shareDecimals, ROUND_HALF_UP);
  return { share: writeAmount(share), way: here.lessThan(there) ? 'below' : 'above' };
}

/** True if a share is above a limit in percent. A limit that is empty or no number is never passed. */
export function exceedsPercent(share: string, limitPercent: string): boolean {
  const [value, limit] = [readAmount(share), readAmount(limitPercent)];
  return value !== null && limit !== null && value.times(100).greaterThan(limit);
}

/** True if a share is at a limit in percent or above it. A limit that is empty or no number is never reached. */
export function reachesPercent(share: string, limitPercent: string): boolean {
  const [value, limit] = [readAmount(share), readAmount(limitPercent)];
  return value !== null && limit !== null && value.times(100).greaterThanOrEqualTo(limit);
}
