// Money in writing, in the coin that it is told in, and the colour of what was made or lost.
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';

/** Dollars and their like have two decimals in sums; other coins as many as they need. */
const isDollar = (coin: string): boolean => /^S?USD/.test(coin);

export const moneyText = (amount: string, coin: string): string =>
  isolateLtr(`${isDollar(coin) ? formatNumber(amount, { decimals: 2, rounding: 'down' }) : shortAmount(amount)} ${coin}`);

/** +12.34 USDT: what was made or lost. */
export function profitText(amount: string, coin: string): string {
  const decimals = isDollar(coin) ? 2 : 8;
  return isolateLtr(`${formatNumber(amount, { decimals, sign: 'always' })} ${coin}`);
}

export type Tone = 'text-positive' | 'text-negative' | 'text-primary';

export const toneOf = (amount: string): Tone =>
  /[1-9]/.test(amount) ? (amount.startsWith('-') ? 'text-negative' : 'text-positive') : 'text-primary';
