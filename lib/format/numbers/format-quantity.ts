// A quantity at its market's precision, as books, tickets and orders show it.
import { noNumber, readDecimal, roundDecimal } from './decimal-text.ts';
import { signOf, writeDigits } from './format-number.ts';
import { separators } from './number-style.ts';

/** Exactly `decimals` decimals, rounded down: never more than there is. Grouped unless told otherwise. */
export function formatQuantity(text: string, decimals: number, options: { readonly grouping?: boolean } = {}): string {
  const value = readDecimal(text);
  if (value === null) return noNumber;
  const rounded = roundDecimal(value, decimals, 'down');
  return signOf(rounded, 'negative') + writeDigits(rounded, options.grouping === false ? '' : separators.group);
}
