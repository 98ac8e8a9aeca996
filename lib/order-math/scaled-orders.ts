// Scaled orders: one size spread over several limit orders between two prices.
import { Amount, ROUND_DOWN, readAmount, writeAmount } from './amount.ts';

export type ScaledTerms = {
  readonly startPrice: string;
  readonly endPrice: string;
  /** 2 to 40. */
  readonly orderCount: number;
  /** Of all orders together, in the base coin. */
  readonly quantity: string;
  /** Size of the last order over that of the first, 0.1 to 10; 1: all alike. */
  readonly sizeSkew: string;
  readonly tickSize: string;
  readonly lotSize: string;
};

export type ScaledOrder = { readonly price: string; readonly quantity: string };

const orderCounts = { least: 2, most: 40 };
const skews = { least: '0.1', most: '10' };

const down = (value: Amount, step: Amount): Amount => value.dividedBy(step).toDecimalPlaces(0, ROUND_DOWN).times(step);

/** Sizes on a straight line from 1 to the skew, rounded down to the lot; what rounding left over goes to the first orders, lot by lot. */
function sizesOf(total: Amount, count: number, skew: Amount, lot: Amount): Amount[] {
  const weights = Array.from({ length: count }, (_, place) =>
    skew
      .minus(1)
      .times(place)
      .dividedBy(count - 1)
      .plus(1),
  );
  const sum = weights.reduce((before, weight) => before.plus(weight), new Amount(0));
  const sizes = weights.map((weight) => down(total.times(weight).dividedBy(sum), lot));
  const left = total.minus(sizes.reduce((before, size) => before.plus(size), new Amount(0))).dividedBy(lot);
  return sizes.map((size, place) => (left.greaterThan(place) ? size.plus(lot) : size));
}

/**
 * Prices evenly spaced from the first to the last, both included, snapped down to the tick; sizes together exactly the quantity.
 * Null when a term is no number or out of range, or when an order would have no size or no price.
 */
export function scaledOrders(terms: ScaledTerms): readonly ScaledOrder[] | null {
  const { orderCount } = terms;
  const [start, end] = [readAmount(terms.startPrice), readAmount(terms.endPrice)];
  const [total, skew] = [readAmount(terms.quantity), readAmount(terms.sizeSkew)];
  const [tick, lot] = [readAmount(terms.tickSize), readAmount(terms.lotSize)];
  if (start === null || end === null || total === null || skew === null || tick === null || lot === null) return null;
  if (!Number.isInteger(orderCount) || orderCount < orderCounts.least || orderCount > orderCounts.most) return null;
  if (skew.lessThan(skews.least) || skew.greaterThan(skews.most) || tick.isZero() || lot.isZero()) return null;
  if (!total.modulo(lot).isZero()) return null;
  const sizes = sizesOf(total, orderCount, skew, lot);
  const orders = sizes.map((size, place) => {
    const price = down(
      end
        .minus(start)
        .times(place)
        .dividedBy(orderCount - 1)
        .plus(start),
      tick,
    );
    return { price, size };
  });
  if (orders.some(({ price, size }) => price.lessThanOrEqualTo(0) || size.lessThanOrEqualTo(0))) return null;
  return orders.map(({ price, size }) => ({ price: writeAmount(price), quantity: writeAmount(size) }));
}
