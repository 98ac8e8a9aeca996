// Amounts inside the formulas: decimal numbers of our own precision, read from text and written back to it.
import { Decimal } from 'decimal.js';

/** A clone, so that no setting of ours leaks into another user of the library. Exact for every product of two inputs. */
export const Amount = Decimal.clone({ precision: 80, rounding: Decimal.ROUND_DOWN, toExpNeg: -9e15, toExpPos: 9e15 });
export type Amount = Decimal;

const pattern = /^\d{1,40}(\.\d{1,40})?$/;

/** A non-negative plain decimal; null for anything else (empty, signs, exponents, words). */
export function readAmount(text: string): Amount | null {
  return pattern.test(text) ? new Amount(text) : null;
}

/** Plain text without exponent and without trailing zeros. */
export function writeAmount(value: Amount): string {
  return value.toFixed();
}

export const { ROUND_DOWN, ROUND_UP, ROUND_HALF_UP } = Decimal;
export type Rounding = Decimal.Rounding;
