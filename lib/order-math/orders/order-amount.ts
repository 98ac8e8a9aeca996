// The value of an order, and the check that a market takes orders of that size.
import { Amount, ROUND_DOWN, readAmount, writeAmount } from '../amounts/amount.ts';

/** Price times quantity, exact. Null for bad input. */
export function orderAmount(price: string, quantity: string): string | null {
  const each = readAmount(price);
  const count = readAmount(quantity);
  return each === null || count === null ? null : writeAmount(each.times(count));
}

/** The quantity that an amount buys at a price, rounded down to the market's decimals. Null for bad input or a price of zero. */
export function quantityFromAmount(amount: string, price: string, volumePlace: number): string | null {
  const money = readAmount(amount);
  const each = readAmount(price);
  if (money === null || each === null || each.isZero()) return null;
  return writeAmount(money.dividedBy(each).toDecimalPlaces(volumePlace, ROUND_DOWN));
}

export type LimitProblem = 'below-minimum' | 'above-maximum';

/** Both limits are themselves allowed. Null when the value is within them. Bad input counts as below. */
export function limitProblem(value: string, limits: { readonly minimum: string; readonly maximum: string }): LimitProblem | null {
  const size = readAmount(value);
  if (size === null || size.lessThan(readAmount(limits.minimum) ?? 0)) return 'below-minimum';
  return size.greaterThan(readAmount(limits.maximum) ?? Amount.abs(size)) ? 'above-maximum' : null;
}

/**
 * The product's bounds of an order amount, in the quote coin, where a market gives none of its own.
 * @internal
 */
export const orderAmountLimits = { minimum: '1', maximum: '10000000' } as const;
