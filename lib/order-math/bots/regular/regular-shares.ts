// The amount of a round of auto-invest, shared out to its coins by their weights.
import { Amount, readAmount } from '../../amounts/amount.ts';

/** All weights together; one part is a hundredth of a per cent. */
export const wholeParts = 10_000;

/** A weight in parts; null: it is none, or finer than a part. */
export function weightParts(weight: string): number | null {
  const parts = readAmount(weight)?.times(wholeParts);
  return parts === undefined || !parts.isInteger() || parts.greaterThan(wholeParts) ? null : parts.toNumber();
}

/** Whole units for each coin, rounded down; what rounding leaves over goes to the first one. The parts sum up to `wholeParts`. */
export function roundShares(units: number, parts: readonly number[]): readonly number[] {
  const shares = parts.map((part) => Number((BigInt(units) * BigInt(part)) / BigInt(wholeParts)));
  const left = units - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, place) => (place === 0 ? share + left : share));
}

/** A share of 1 as decimal text. */
export const partsWeight = (parts: number): string => new Amount(parts).dividedBy(wholeParts).toFixed();
