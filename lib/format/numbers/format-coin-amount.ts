// A quantity of a coin with the coin's name behind it, in every language.
import { abbreviate } from './abbreviate.ts';
import { isolateLtr } from '../bidi.ts';
import { noNumber, readDecimal } from './decimal-text.ts';
import { formatNumber, type NumberOptions } from './format-number.ts';
import { numberStyle } from './number-style.ts';

type CoinAmountOptions = NumberOptions & {
  /** K, M, B, T, or 万 and 亿, where there is little room. */
  readonly abbreviated?: boolean;
};

/** 1.5 BTC; in a right-to-left language isolated, so that it reads in this order in text without markup too. */
export function formatCoinAmount(text: string, coin: string, locale: string, options: CoinAmountOptions = {}): string {
  if (readDecimal(text) === null) return noNumber;
  const value = options.abbreviated === true ? abbreviate(text, locale, options) : formatNumber(text, options);
  const shown = `${value}\u00a0${coin}`;
  return numberStyle(locale).direction === 'rtl' ? isolateLtr(shown) : shown;
}
