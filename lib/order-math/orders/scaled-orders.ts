// Scaled orders: one size spread over several limit orders between two prices.
import { Amount, ROUND_DOWN, ROUND_HALF_UP, allRead, readAmount, writeAmount } from '../amounts/amount.ts';

/** The spread of a size, whatever it is. */
export type ScaledSpread = {
  readonly startPrice: string;
  readonly endPrice: string;
  /** 2 to 40. */
  readonly orderCount: number;
  /** Size of the last order over that of the first, 0.1 to 10; 1: all alike. */
  readonly sizeSkew: string;
  readonly tickSize: string;
};

export type ScaledTerms = ScaledSpread & {
  /** The quantity of all orders together, in the base coin. */
  readonly quantity: string;
  readonly lotSize: string;
};

export type ScaledOrder = { readonly price: string; readonly quantity: string };

export const orderCounts = { min: 2, max: 40 };
export const skews = { min: '0.1', max: '10' };

const down = (value: Amount, step: Amount): Amount => value.dividedBy(step).toDecimalPlaces(0, ROUND_DOWN).times(step);
const sumOf = (amounts: readonly Amount[]): Amount => amounts.reduce((sum, one) => sum.plus(one), new Amount(0));

type Place = { readonly price: Amount; readonly weight: Amount };

/** Prices evenly spaced, snapped down to the tick; weights on a straight line from the first to skew times as much, all exact. Null for bad terms. */
function placesOf({ startPrice, endPrice, orderCount, sizeSkew, tickSize }: ScaledSpread): readonly Place[] | null {
  const read = {
    start: readAmount(startPrice),
    end: readAmount(endPrice),
    skew: readAmount(sizeSkew),
    tick: readAmount(tickSize),
  };
  if (!allRead(read) || read.tick.isZero()) return null;
  if (!Number.isInteger(orderCount) || orderCount < orderCounts.min || orderCount > orderCounts.max) return null;
  const { start, end, skew, tick } = read;
  if (skew.lessThan(skews.min) || skew.greaterThan(skews.max)) return null;
  const steps = orderCount - 1;
  const places = Array.from({ length: orderCount }, (_, place) => ({
    price: down(end.minus(start).times(place).dividedBy(steps).plus(start), tick),
    weight: skew.minus(1).times(place).plus(steps),
  }));
  return places.some(({ price }) => price.lessThanOrEqualTo(0)) ? null : places;
}

/** Rounded down to the lot; what rounding left over goes to the first orders, lot by lot. */
function sizesOf(total: Amount, places: readonly Place[], lot: Amount): readonly Amount[] {
  const whole = sumOf(places.map(({ weight }) => weight));
  const sizes = places.map(({ weight }) => down(total.times(weight).dividedBy(whole), lot));
  const left = total.minus(sumOf(sizes)).dividedBy(lot);
  return sizes.map((size, place) => (left.greaterThan(place) ? size.plus(lot) : size));
}

/**
 * Prices from the first to the last, both included; sizes together exactly the quantity. Null when a term is no number or out of
 * range, or when an order would have no size or no price.
 */
export function scaledOrders({ quantity, lotSize, ...spread }: ScaledTerms): readonly ScaledOrder[] | null {
  const places = placesOf(spread);
  const [total, lot] = [readAmount(quantity), readAmount(lotSize)];
  if (places === null || total === null || lot === null || lot.isZero() || !total.modulo(lot).isZero()) return null;
  const sizes = sizesOf(total, places, lot);
  if (sizes.some((size) => size.lessThanOrEqualTo(0))) return null;
  return places.map(({ price }, place) => ({ price: writeAmount(price), quantity: writeAmount(sizes[place] ?? new Amount(0)) }));
}

/** Price × quantity of all of them, exact. */
export const valueOfScaled = (orders: readonly ScaledOrder[]): Amount =>
  sumOf(orders.map(({ price, quantity }) => new Amount(price).times(quantity)));

/**
 * The average cost of one of the whole before anything is rounded to lots, each order at its price or, where `least` is given, at no
 * less than that. Half up to 12 decimals; null when a term is no number or out of range.
 */
export function averageOfScaled(spread: ScaledSpread, min: string | null = null): string | null {
  const [places, floor] = [placesOf(spread), min === null ? new Amount(0) : readAmount(min)];
  if (places === null || floor === null) return null;
  const value = sumOf(places.map(({ price, weight }) => Amount.max(price, floor).times(weight)));
  return writeAmount(value.dividedBy(sumOf(places.map(({ weight }) => weight))).toDecimalPlaces(12, ROUND_HALF_UP));
}
