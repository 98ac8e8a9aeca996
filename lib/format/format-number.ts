// A number for reading in a sentence or a summary: separators of the reader's language.
import { digitsOf, noNumber, readDecimal, roundDecimal } from './decimal-text.ts';
import type { DecimalParts, Rounding } from './decimal-text.ts';
import { numberStyle } from './number-style.ts';
import type { NumberStyle } from './number-style.ts';

export type NumberOptions = {
  /** Exactly this many decimals. Absent: as many as the text has. */
  readonly decimals?: number;
  /** Half up when absent. */
  readonly rounding?: Rounding;
  /** True when absent. */
  readonly grouping?: boolean;
  /** always: a plus for positive numbers; zero has no sign. */
  readonly sign?: 'negative' | 'always';
};

/** Puts a separator between groups of three whole digits, when the language writes groups at that length. */
function groupDigits(whole: string, group: string, groupFrom: number): string {
  return whole.length < groupFrom ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group);
}

/** Digits with separators, without a sign. */
export function writeDigits(value: DecimalParts, style: Pick<NumberStyle, 'decimal' | 'group' | 'groupFrom'>): string {
  const { whole, fraction } = digitsOf(value);
  const grouped = groupDigits(whole, style.group, style.groupFrom);
  return fraction === '' ? grouped : `${grouped}${style.decimal}${fraction}`;
}

/** '-' for negative, '+' for positive when asked for, nothing for zero. */
export function signOf(value: DecimalParts, sign: 'negative' | 'always'): string {
  if (value.negative) return '-';
  return sign === 'always' && value.digits !== 0n ? '+' : '';
}

/** Text that is not a number is drawn as '--'. */
export function formatNumber(text: string, locale: string, options: NumberOptions = {}): string {
  const value = readDecimal(text);
  if (value === null) return noNumber;
  const rounded = roundDecimal(value, options.decimals ?? value.decimals, options.rounding ?? 'half-up');
  const style = numberStyle(locale);
  const group = options.grouping === false ? '' : style.group;
  return signOf(rounded, options.sign ?? 'negative') + writeDigits(rounded, { ...style, group });
}
