// An amount of money of an order, written alike in the form and in the question before it is sent.
import { abbreviate } from '#lib/format/numbers/abbreviate.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';

/** From here on a column has no room for all digits and the unit. */
export const manyDigits = 1_000_000;

export const largeAmount = (amount: string, locale: string): string => abbreviate(amount, locale, { rounding: 'down' });

/** Two columns have no room for the small change of large sums. */
export function writtenMoney(amount: string, locale: string): string {
  if (Number(amount) >= manyDigits) return largeAmount(amount, locale);
  return Number(amount) >= 1000 ? formatNumber(amount, { decimals: 2 }) : shortAmount(amount);
}
