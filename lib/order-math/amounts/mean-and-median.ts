// The middle of several prices: of all together, of a few that may be wrong, and between two bounds.
import { Amount } from './amount.ts';

/** Null of nothing. */
export function meanOf(values: readonly Amount[]): Amount | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum.plus(value), new Amount(0)).dividedBy(values.length);
}

/** The one in the middle, of an even number the mean of the two. Null of nothing. */
export function medianOf(values: readonly Amount[]): Amount | null {
  const sorted = values.toSorted((one, other) => one.comparedTo(other));
  return meanOf(sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1));
}

export function clampBetween(value: Amount, lowest: Amount, highest: Amount): Amount {
  return Amount.max(lowest, Amount.min(value, highest));
}
