// The comparison of two decimal texts, exact to the last digit: lists are sorted by it.
import { readDecimal } from './decimal-text.ts';

/** Below zero: the first is smaller. What is no number is smaller than any that is. */
export function compareDecimals(one: string, other: string): number {
  const [left, right] = [readDecimal(one), readDecimal(other)];
  if (left === null || right === null) return (left === null ? 0 : 1) - (right === null ? 0 : 1);
  const decimals = Math.max(left.decimals, right.decimals);
  const [a, b] = [left, right].map(({ negative, digits, decimals: own }) => (negative ? -1n : 1n) * digits * 10n ** BigInt(decimals - own));
  if (a === undefined || b === undefined || a === b) return 0;
  return a < b ? -1 : 1;
}
