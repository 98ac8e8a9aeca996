// The questions that every order form asks: prices on their step and in the band, scaled orders, and what the book of now would do.
import type { DepthBook } from '#lib/contract/channels/depth.ts';
import { Side } from '#lib/contract/enums.ts';
import { marketAfterLimits } from '#lib/contract/wire/orders/exit-fields.ts';
import { Amount, readAmount, readPositive, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { isMultiple } from '#lib/order-math/amounts/round-quantity.ts';
import { orderCounts, skews } from '#lib/order-math/orders/scaled-orders.ts';
import { problem, type Answer } from './problem.ts';

/** The side of the book that an order trades against, best price first. */
export const oppositeLevels = (side: Side, book: DepthBook): DepthBook['bids'] => (side === Side.buy ? book.asks : book.bids);

export function checkPrice(text: string, field: string, { tickSize }: { readonly tickSize: string }): Answer {
  if (text === '') return problem('missing', 'priceMissing', [field]);
  return isMultiple(text, tickSize) ? null : problem('wrong', 'invalidPrice', [field], { tickSize });
}

/** The check of the seconds after which a stop-loss at a limit turns into a market order; '' is never. */
export function checkWait(text: string, field: string): Answer {
  const seconds = Number(text);
  const { min, max } = marketAfterLimits;
  if (text === '' || (Number.isInteger(seconds) && seconds >= min && seconds <= max)) return null;
  return problem('wrong', 'waitOutOfRange', [field], { min, max });
}

/** A trigger that is missing or between two steps. */
export function checkTriggerStep(text: string, field: string, { tickSize }: { readonly tickSize: string }): Answer {
  if (text === '') return problem('missing', 'triggerMissing', [field]);
  return isMultiple(text, tickSize) ? null : problem('wrong', 'invalidTrigger', [field], { tickSize });
}

/** The check of a price that goes into the book at once: a buy not above the market's band around the reference, a sell not below it. */
export function checkBand(text: string, field: string, side: Side, reference: string, bandRate: string): Answer {
  const [price, from, band] = [readAmount(text), readPositive(reference), readPositive(bandRate)];
  if (price === null || from === null || band === null) return null;
  const params = { band: `${writeAmount(new Amount(band).times(100))}%` };
  if (side === Side.buy && price.greaterThan(from.times(band.plus(1)))) return problem('wrong', 'priceHigh', [field], params);
  return side === Side.sell && price.lessThan(from.times(new Amount(1).minus(band))) ? problem('wrong', 'priceLow', [field], params) : null;
}

/** The check of the number of scaled orders, and of how much larger the last is than the first. */
export function checkSpread({ orderCount, skew }: { readonly orderCount: string; readonly skew: string }): readonly [Answer, Answer] {
  const [count, ratio] = [Number(orderCount), readAmount(skew)];
  const isCount = Number.isInteger(count) && count >= orderCounts.min && count <= orderCounts.max;
  const isSkew = ratio !== null && ratio.greaterThanOrEqualTo(skews.min) && ratio.lessThanOrEqualTo(skews.max);
  return [
    isCount ? null : problem(orderCount === '' ? 'missing' : 'wrong', 'orderCountOutOfRange', ['orderCount'], orderCounts),
    isSkew ? null : problem(ratio === null ? 'missing' : 'wrong', 'skewOutOfRange', ['skew'], skews),
  ];
}

/** True if a limit of that price would trade against the book of now. */
export function takes(price: string, side: Side, book: DepthBook): boolean {
  const [limit, best] = [readAmount(price), readAmount(oppositeLevels(side, book)[0]?.[0] ?? '')];
  if (limit === null || best === null) return false;
  return side === Side.buy ? limit.greaterThanOrEqualTo(best) : limit.lessThanOrEqualTo(best);
}

/** The check of a maker-only order. Another book may be there when it arrives, so this only warns. */
export const checkMaker = (price: string, field: string, side: Side, book: DepthBook): Answer =>
  takes(price, side, book) ? problem('warning', 'postOnlyWouldTake', [field]) : null;
