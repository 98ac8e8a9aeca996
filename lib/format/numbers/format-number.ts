// A number for reading in a sentence or a summary: 1,234.56 in every language.
import { digitsOf, noNumber, readDecimal, roundDecimal, type DecimalParts, type Rounding } from './decimal-text.ts';
import { separators } from './number-style.ts';

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

/** Digits with their separators, without a sign; whole digits in groups of three, or together where the group sign is ''. */
export function writeDigits(value: DecimalParts, group: ',' | '' = separators.group): string {
  const { whole, fraction } = digitsOf(value);
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === '' ? grouped : `${grouped}${separators.decimal}${fraction}`;
}

/** '-' for negative, '+' for positive when asked for, nothing for zero. */
export function signOf(value: DecimalParts, sign: 'negative' | 'always'): string {
  if (value.negative) return '-';
  return sign === 'always' && value.digits !== 0n ? '+' : '';
}

/** Text that is not a number is drawn as '--'. */
export function formatNumber(text: string, options: NumberOptions = {}): string {
  const value = readDecimal(text);
  if (value === null) return noNumber;
  const rounded = roundDecimal(value, options.decimals ?? value.decimals, options.rounding ?? 'half-up');
  return signOf(rounded, options.sign ?? 'negative') + writeDigits(rounded, options.grouping === false ? '' : separators.group);
}
