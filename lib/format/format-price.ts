// A price at its market's precision, as books, tickets and orders show it: machine-like in every language (dot, commas).
import { noNumber, readDecimal, roundDecimal } from './decimal-text.ts';
import { displayPrice } from './display-price.ts';
import { signOf, writeDigits } from './format-number.ts';

/** The form of everything that is traded, in every language. */
export const machine = { decimal: '.', group: ',', groupFrom: 4 } as const;

/**
 * Exactly `decimals` decimals, rounded half up; grouped unless told otherwise.
 * A positive price that would round to zero shows its first significant digits instead: a price is never 0.
 */
export function formatPrice(text: string, decimals: number, options: { readonly grouping?: boolean } = {}): string {
  const value = readDecimal(text);
  if (value === null) return noNumber;
  const rounded = roundDecimal(value, decimals, 'half-up');
  if (rounded.digits === 0n && value.digits !== 0n) return displayPrice(text, 'en-US');
  const group = options.grouping === false ? '' : machine.group;
  return signOf(rounded, 'negative') + writeDigits(rounded, { ...machine, group });
}
