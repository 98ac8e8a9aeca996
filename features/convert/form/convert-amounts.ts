// The problems of an amount to convert, and parts of a balance.
import type { ConvertCoins } from '#lib/contract/calls/v1/spot/convert/currencies.ts';
import { finishDecimal } from '#lib/format/numbers/decimal-input.ts';
import { Amount, readPositive, ROUND_DOWN, writeAmount } from '#lib/order-math/amounts/amount.ts';

export type ConvertCoin = ConvertCoins['coins'][number];

export type AmountProblem = { readonly why: 'belowMin' | 'aboveMax' | 'tooMuch'; readonly amount: string };

/** The amount that was typed, finished; null: nothing above zero. */
export function typedAmount(text: string): string | null {
  const value = readPositive(finishDecimal(text));
  return value === null ? null : writeAmount(value);
}

/** Null: it can be converted, as far as one can tell. `available` null: not known yet. */
export function amountProblem(amount: string, coin: ConvertCoin, available: string | null): AmountProblem | null {
  const value = new Amount(amount);
  if (value.lessThan(coin.minAmount)) return { why: 'belowMin', amount: coin.minAmount };
  if (available !== null && value.greaterThan(available)) return { why: 'tooMuch', amount: available };
  return value.greaterThan(coin.maxAmount) ? { why: 'aboveMax', amount: coin.maxAmount } : null;
}

/** A share of what is available, down to the coin's decimals, and never more than may be converted at once; '' of nothing. */
export function shareOf(available: string, share: string, coin: ConvertCoin): string {
  const wanted = Amount.min(new Amount(available).times(share), coin.maxAmount).toDecimalPlaces(coin.decimals, ROUND_DOWN);
  return wanted.isZero() ? '' : writeAmount(wanted);
}

/** The distance of a rate above (or, with a minus, below) another, as a share; null when either is no number above zero. */
export function distance(rate: string, market: string): string | null {
  const [wanted, now] = [readPositive(rate), readPositive(market)];
  return wanted === null || now === null ? null : writeAmount(wanted.dividedBy(now).minus(1).toDecimalPlaces(6, ROUND_DOWN));
}

/** A rate so much above another, to eight significant digits. */
export function rateAbove(market: string, share: string): string {
  return writeAmount(new Amount(market).times(new Amount(share).plus(1)).toSignificantDigits(8, ROUND_DOWN));
}
