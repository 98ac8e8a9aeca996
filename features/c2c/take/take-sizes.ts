// The sizes of an order on an ad: what was typed, what follows from it, and what is wrong with it.
import type { ShownAdvert } from '#lib/contract/c2c/advert-answer.ts';
import type { AdvertSide } from '#lib/contract/c2c/advert-terms.ts';
import { finishDecimal } from '#lib/format/numbers/decimal-input.ts';
import { Amount, readPositive, ROUND_DOWN, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { orderSizes, type C2cSizes } from '#lib/order-math/c2c/order-sizes.ts';

export type PairDecimals = { readonly coinDecimals: number; readonly quoteDecimals: number; readonly priceDecimals: number };

/** The field that was typed in last, which is the one that is sent. */
export type Typed = { readonly field: 'amount' | 'quantity'; readonly text: string };

type Terms = Pick<ShownAdvert, 'minimum' | 'largest' | 'coin' | 'quote'> & { readonly price: string };

/** As the reader acts, with the balance of the coin that he would pay with; null: it is not known, or is no coin. */
type Reader = { readonly side: AdvertSide; readonly balance: string | null };

export type SizeProblem = { readonly why: 'belowMin' | 'aboveMax' | 'tooMuch'; readonly amount: string; readonly of: string };

/** Null: nothing above zero was typed. */
export function askedOf({ field, text }: Typed): { readonly amount: string } | { readonly quantity: string } | null {
  const value = readPositive(finishDecimal(text));
  if (value === null) return null;
  return field === 'amount' ? { amount: writeAmount(value) } : { quantity: writeAmount(value) };
}

export function sizesOf(typed: Typed, price: string, decimals: PairDecimals): C2cSizes | null {
  const asked = askedOf(typed);
  return asked === null ? null : orderSizes(asked, price, decimals);
}

/** Null: it can be ordered, as far as one can tell. */
export function sizeProblem(
  { amount, quantity }: C2cSizes,
  { minimum, largest, coin, quote }: Terms,
  { side, balance }: Reader,
): SizeProblem | null {
  const [paid, of] = side === 'buy' ? [amount, quote] : [quantity, coin];
  if (new Amount(amount).lessThan(minimum) || new Amount(quantity).isZero()) return { why: 'belowMin', amount: minimum, of: quote };
  if (new Amount(amount).greaterThan(largest)) return { why: 'aboveMax', amount: largest, of: quote };
  return balance !== null && new Amount(paid).greaterThan(balance) ? { why: 'tooMuch', amount: balance, of } : null;
}

/** The most that can be ordered: all that the ad has, or all that the reader has. */
export function mostOf({ largest, price }: Terms, { side, balance }: Reader, decimals: PairDecimals): Typed {
  const most: Typed = { field: 'amount', text: largest };
  if (balance === null) return most;
  const own = new Amount(balance);
  if (side === 'buy') {
    const text = Amount.min(own, largest).toDecimalPlaces(decimals.quoteDecimals, ROUND_DOWN);
    return { field: 'amount', text: writeAmount(text) };
  }
  const needed = orderSizes({ amount: largest }, price, decimals).quantity;
  return own.greaterThanOrEqualTo(needed)
    ? most
    : { field: 'quantity', text: writeAmount(own.toDecimalPlaces(decimals.coinDecimals, ROUND_DOWN)) };
}
