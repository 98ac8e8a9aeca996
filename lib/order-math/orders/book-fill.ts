// The fill that an order would meet in the book right now: how much fills, at which average, and how far that is from the best price.
import { Amount, ROUND_DOWN, ROUND_HALF_UP, readAmount, writeAmount } from '../amounts/amount.ts';

export type BookLevel = readonly [price: string, quantity: string];

export type BookFill = {
  /** In the base coin. */
  readonly quantity: string;
  /** In the quote coin, exact. */
  readonly amount: string;
  /** Amount ÷ quantity, half up to 12 decimals beyond the point; null when nothing fills. */
  readonly averagePrice: string | null;
  /** The last price touched. */
  readonly worstPrice: string | null;
  /** The share by which the average is worse than the best price (0.001 = 0.1 %), half up to 6 decimals; '0' when nothing fills. */
  readonly slippage: string;
  /** True if the book holds enough for all of it (by amount: for all but less than one lot). */
  readonly complete: boolean;
};

export type Wanted =
  | { readonly by: 'quantity'; readonly quantity: string }
  /** As the exchange does it: whole lots at each level, never more than the amount. */
  | { readonly by: 'amount'; readonly amount: string; readonly volumePlace: number };

type Level = { readonly price: Amount; readonly quantity: Amount };

function readLevels(levels: readonly BookLevel[]): readonly Level[] {
  return levels.flatMap(([priceText, quantityText]) => {
    const price = readAmount(priceText);
    const quantity = readAmount(quantityText);
    return price === null || quantity === null || price.isZero() ? [] : [{ price, quantity }];
  });
}

/**
 * Walks one side from its best level. `limitPrice` stops a limit order where the price gets worse than its own: pass it with
 * the order's side. Null for bad input.
 */
export function fillAgainstBook(
  levels: readonly BookLevel[],
  wanted: Wanted,
  limit?: { readonly side: 'buy' | 'sell'; readonly price: string },
): BookFill | null {
  const goal = readAmount(wanted.by === 'quantity' ? wanted.quantity : wanted.amount);
  const limitPrice = limit === undefined ? null : readAmount(limit.price);
  if (goal === null || (limit !== undefined && limitPrice === null)) return null;
  const beyond = (price: Amount): boolean =>
    limitPrice !== null && (limit?.side === 'sell' ? price.lessThan(limitPrice) : price.greaterThan(limitPrice));
  let quantity = new Amount(0);
  let amount = new Amount(0);
  let worst: Amount | null = null;
  let complete = goal.isZero();
  const side = readLevels(levels);
  for (const level of side) {
    if (complete || beyond(level.price)) break;
    const affordable =
      wanted.by === 'quantity'
        ? goal.minus(quantity)
        : goal.minus(amount).dividedBy(level.price).toDecimalPlaces(wanted.volumePlace, ROUND_DOWN);
    const taken = Amount.min(affordable, level.quantity);
    complete = affordable.lessThanOrEqualTo(level.quantity);
    if (taken.isZero()) continue;
    quantity = quantity.plus(taken);
    amount = amount.plus(taken.times(level.price));
    worst = level.price;
  }
  return summary(quantity, amount, worst, side[0]?.price ?? null, complete);
}

function summary(quantity: Amount, amount: Amount, worst: Amount | null, best: Amount | null, complete: boolean): BookFill {
  const average = quantity.isZero() ? null : amount.dividedBy(quantity);
  const slippage = average === null || best === null ? new Amount(0) : average.minus(best).abs().dividedBy(best);
  return {
    quantity: writeAmount(quantity),
    amount: writeAmount(amount),
    averagePrice: average === null ? null : writeAmount(average.toDecimalPlaces(12, ROUND_HALF_UP)),
    worstPrice: worst === null ? null : writeAmount(worst),
    slippage: writeAmount(slippage.toDecimalPlaces(6, ROUND_HALF_UP)),
    complete,
  };
}
