// Amounts with what they are of, to the last digit: people pay them by hand.
import { fiatDecimals, isFiat } from '#lib/contract/c2c/fiats.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';

/** Coins, or a price. */
export const sized = (amount: string, unit: string): string => isolateLtr(`${formatNumber(amount)} ${unit}`);

/** As it is entered in a bank's form: a currency has its decimals, though they be zeros. */
export const plainPayment = (amount: string, quote: string, grouping = false): string =>
  formatNumber(amount, { grouping, ...(isFiat(quote) ? { decimals: fiatDecimals(quote) } : {}) });

/** 64.40 EUR: the sum that an order is paid with. */
export const paymentText = (amount: string, quote: string): string => isolateLtr(`${plainPayment(amount, quote, true)} ${quote}`);
