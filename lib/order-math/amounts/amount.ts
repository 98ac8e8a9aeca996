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

const signedPattern = /^-?\d{1,40}(\.\d{1,40})?$/;

/** A plain decimal that may stand below zero: gains and losses, rates, changes. Null for anything else. */
export function readSigned(text: string): Amount | null {
  return signedPattern.test(text) ? new Amount(text) : null;
}

/** A plain decimal above zero: prices, sizes, leverage. Null for anything else. */
export function readPositive(text: string): Amount | null {
  const value = readAmount(text);
  return value === null || value.isZero() ? null : value;
}

/** True if every field was a number: a formula reads its terms into one object and asks once. */
export function allRead<Field extends string>(read: Readonly<Record<Field, Amount | null>>): read is Readonly<Record<Field, Amount>> {
  return Object.values(read).every((value) => value !== null);
}

/** Plain text without exponent and without trailing zeros. */
export function writeAmount(value: Amount): string {
  return value.toFixed();
}

const resultDecimals = 24;

/**
 * The result of a formula that divides: half up to 24 decimals, far beyond the smallest unit of any coin and short enough to be
 * read again by the next formula. The formula has seen to it before that nothing is divided by zero.
 */
export function writeResult(value: Amount): string {
  return writeAmount(value.toDecimalPlaces(resultDecimals, Decimal.ROUND_HALF_UP));
}

export const { ROUND_DOWN, ROUND_UP, ROUND_HALF_UP } = Decimal;
export type Rounding = Decimal.Rounding;
