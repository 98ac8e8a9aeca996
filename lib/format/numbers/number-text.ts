// A number of a list as it came: machine-like in every language, like all that is traded.
import { formatNumber } from './format-number.ts';

/** Grouped, as many decimals as the text has: every market has its own. */
export const numberText = (text: string): string => formatNumber(text);

/** The same without closing zeros. */
export const shortNumber = (text: string): string => {
  const written = numberText(text);
  return written.includes('.') ? written.replace(/\.?0+$/, '') : written;
};
