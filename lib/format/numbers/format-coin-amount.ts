// A quantity of a coin with the coin's name. Arabic swaps name and value.
import { abbreviate } from './abbreviate.ts';
import { isolateLtr } from '../bidi.ts';
import { noNumber, readDecimal } from './decimal-text.ts';
import { formatNumber, type NumberOptions } from './format-number.ts';
import { numberStyle } from './number-style.ts';

type CoinAmountOptions = NumberOptions & {
  /** K, M, B, T, or 万 and 亿, where there is little room. */
  readonly abbreviated?: boolean;
};

/** 1.5 BTC; in a right-to-left language BTC 1.5, isolated so that it holds in text without markup. */
export function formatCoinAmount(text: string, coin: string, locale: string, options: CoinAmountOptions = {}): string {
  if (readDecimal(text) === null) return noNumber;
  const value = options.abbreviated === true ? abbreviate(text, locale, options) : formatNumber(text, options);
  return numberStyle(locale).direction === 'rtl' ? isolateLtr(`${coin}\u00a0${value}`) : `${value}\u00a0${coin}`;
}
