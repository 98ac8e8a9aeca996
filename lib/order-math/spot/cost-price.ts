// The average cost of a coin, and the price at which all that was spent on it would come back.
import { Amount, allRead, readAmount, ROUND_UP, writeAmount } from '../amounts/amount.ts';

const decimals = 8;

/** Paid ÷ bought, fees in it: eight decimals, up. Null when nothing was bought, and for bad input. */
export function costPrice(traded: { readonly bought: string; readonly paid: string }): string | null {
  const read = { bought: readAmount(traded.bought), paid: readAmount(traded.paid) };
  if (!allRead(read) || read.bought.isZero()) return null;
  return writeAmount(read.paid.dividedBy(read.bought).toDecimalPlaces(decimals, ROUND_UP));
}

/**
 * (Paid − received) ÷ what is left of what was bought: selling the rest at this price, fee of that aside, brings back all that was
 * spent. Eight decimals, up; '0' when it has come back already; null when nothing is left, and for bad input.
 */
export function breakevenPrice(traded: {
  readonly bought: string;
  readonly paid: string;
  readonly sold: string;
  readonly received: string;
}): string | null {
  const read = {
    bought: readAmount(traded.bought),
    paid: readAmount(traded.paid),
    sold: readAmount(traded.sold),
    received: readAmount(traded.received),
  };
  if (!allRead(read)) return null;
  const left = read.bought.minus(read.sold);
  if (left.lessThanOrEqualTo(0)) return null;
  const price = read.paid.minus(read.received).dividedBy(left);
  return writeAmount(Amount.max(0, price).toDecimalPlaces(decimals, ROUND_UP));
}

/** The distance of a price above (or below, with a minus) a coin's cost, as a share to six decimals, down. Null without a cost. */
export function gainShare(price: string, cost: string): string | null {
  const read = { price: readAmount(price), cost: readAmount(cost) };
  if (!allRead(read) || read.cost.isZero()) return null;
  return read.price.minus(read.cost).dividedBy(read.cost).toDecimalPlaces(6, Amount.ROUND_FLOOR).toFixed();
}

/** The gain on so many at a price, above (or below, with a minus) their cost: two decimals, down. Null for bad input. */
export function holdingGain(count: string, price: string, cost: string): string | null {
  const read = { count: readAmount(count), price: readAmount(price), cost: readAmount(cost) };
  if (!allRead(read)) return null;
  return read.price.minus(read.cost).times(read.count).toDecimalPlaces(2, Amount.ROUND_FLOOR).toFixed();
}

/** The value of one of so many, to twelve decimals, half up. Null when there are none. */
export function unitPrice(value: string, count: string): string | null {
  const read = { value: readAmount(value), count: readAmount(count) };
  if (!allRead(read) || read.count.isZero()) return null;
  return writeAmount(read.value.dividedBy(read.count).toDecimalPlaces(12, Amount.ROUND_HALF_UP));
}
