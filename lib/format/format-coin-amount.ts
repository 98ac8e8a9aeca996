// A quantity of a coin with the coin's name. Arabic swaps name and value.
import { isolateLtr } from './bidi.ts';
import { noNumber, readDecimal } from './decimal-text.ts';
import { formatNumber } from './format-number.ts';
import type { NumberOptions } from './format-number.ts';
import { numberStyle } from './number-style.ts';

/** 1.5 BTC; in a right-to-left language BTC 1.5, isolated so that it holds in text without markup. */
export function formatCoinAmount(text: string, coin: string, locale: string, options: NumberOptions = {}): string {
  if (readDecimal(text) === null) return noNumber;
  const value = formatNumber(text, locale, options);
  return numberStyle(locale).direction === 'rtl' ? isolateLtr(`${coin}\u00a0${value}`) : `${value}\u00a0${coin}`;
}
