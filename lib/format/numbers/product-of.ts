// The exact product of two decimal numbers as text, where a page does without a library for numbers.
import { noNumber, plainDecimal, readDecimal } from './decimal-text.ts';

/** All decimals are kept: 1.5 × 2.50 is 3.750. */
export function productOf(first: string, second: string): string {
  const [a, b] = [readDecimal(first), readDecimal(second)];
  if (a === null || b === null) return noNumber;
  return plainDecimal({ negative: a.negative !== b.negative, digits: a.digits * b.digits, decimals: a.decimals + b.decimals });
}
