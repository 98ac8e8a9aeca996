// A price at its market's precision, as books, tickets and orders show it.
import { noNumber, readDecimal, roundDecimal } from './decimal-text.ts';
import { displayPrice } from './display-price.ts';
import { signOf, writeDigits } from './format-number.ts';
import { separators } from './number-style.ts';

/**
 * Exactly `decimals` decimals, rounded half up; grouped unless told otherwise.
 * A positive price that would round to zero shows its first significant digits instead: a price is never 0.
 */
export function formatPrice(text: string, decimals: number, options: { readonly grouping?: boolean } = {}): string {
  const value = readDecimal(text);
  if (value === null) return noNumber;
  const rounded = roundDecimal(value, decimals, 'half-up');
  if (rounded.digits === 0n && value.digits !== 0n) return displayPrice(text);
  return signOf(rounded, 'negative') + writeDigits(rounded, options.grouping === false ? '' : separators.group);
}
