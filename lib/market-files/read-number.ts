// A number of a row, as data tools write one; nothing else is one.
import { Decimal } from 'decimal.js';

const decimal = /^\d{1,30}(\.\d{1,30})?(e[+-]?\d{1,2})?$/i;

export const isNumber = (text: string): boolean => decimal.test(text);

/** No digit before the exponent is another one than 0. */
export const isZero = (text: string): boolean => !/^[^e]*[1-9]/i.test(text);

/** Without an exponent, and otherwise as it stands. */
export const plainNumber = (text: string): string => (/e/i.test(text) ? new Decimal(text).toFixed() : text);

/** Below 0: a is less than b. Exact: rounding to doubles keeps the order, and those that come out alike are compared by their digits. */
export function compareNumbers(a: string, b: string): number {
  const difference = Number(a) - Number(b);
  return difference === 0 && a !== b ? new Decimal(a).cmp(b) : difference;
}
