// Shares as percent: 0.0123 is 1.23%.
import { noNumber, readDecimal, roundDecimal } from './decimal-text.ts';
import { signOf, writeDigits } from './format-number.ts';

/** Two decimals unless told otherwise, rounded half up. `sign: 'always'` for changes: +1.23%. */
export function formatPercent(share: string, options: { readonly decimals?: number; readonly sign?: 'negative' | 'always' } = {}): string {
  const value = readDecimal(share);
  if (value === null) return noNumber;
  const hundredfold = { ...value, digits: value.digits * 100n };
  const rounded = roundDecimal(hundredfold, options.decimals ?? 2, 'half-up');
  return `${signOf(rounded, options.sign ?? 'negative')}${writeDigits(rounded)}%`;
}
