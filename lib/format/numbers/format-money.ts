// Money in the reader's display currency. Arabic swaps symbol and value.
import { abbreviate } from './abbreviate.ts';
import { noNumber, readDecimal } from './decimal-text.ts';
import { displayPrice } from './display-price.ts';
import { formatNumber } from './format-number.ts';
import { isolateLtr } from '../bidi.ts';
import { numberStyle } from './number-style.ts';

export type DisplayCurrency = 'USD' | 'EUR';

const currencySymbol: Readonly<Record<DisplayCurrency, string>> = { USD: '$', EUR: '€' };

const gap = '\u00a0';

/** 2: cents, half up. abbreviated: K, M, B, T. price: the rule of displayPrice. */
export type MoneyForm = 'cents' | 'abbreviated' | 'price';

function writeValue(text: string, locale: string, form: MoneyForm): string {
  if (form === 'abbreviated') return abbreviate(text, locale);
  return form === 'price' ? displayPrice(text) : formatNumber(text, { decimals: 2 });
}

/**
 * The sign stands before all the rest. In a right-to-left language symbol and value change places, and the whole is
 * isolated so that it also holds in text without markup (titles, labels, toasts).
 */
export function formatMoney(text: string, currency: DisplayCurrency, locale: string, form: MoneyForm = 'cents'): string {
  if (readDecimal(text) === null) return noNumber;
  const symbol = currencySymbol[currency];
  const written = writeValue(text, locale, form);
  const sign = written.startsWith('-') ? '-' : '';
  const value = written.slice(sign.length);
  if (numberStyle(locale).direction === 'rtl') return isolateLtr(`${sign}${value}${gap}${symbol}`);
  return `${sign}${symbol}${value}`;
}
