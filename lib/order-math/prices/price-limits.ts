// The greatest distance from the reference price at which an order of a futures market may ask or offer.
import { ROUND_DOWN, ROUND_UP, readAmount, readPositive, writeAmount } from '../amounts/amount.ts';

export type PriceLimitTerms = {
  /** The mark price of futures. */
  readonly referencePrice: string;
  /** Shares: 0.05 lets a buy pay up to 5 % more than the reference. */
  readonly buyRatio: string;
  readonly sellRatio: string;
  readonly tickSize: string;
};

/**
 * A buy pays at most reference × (1 + ratio), down to the tick; a sell asks at least reference × (1 − ratio), up to the tick; both
 * bounds are themselves allowed. Null for bad input. Source: buyLimitPriceRatio and sellLimitPriceRatio of the Bitget contract list.
 */
export function priceLimits(terms: PriceLimitTerms): { readonly highestBuy: string; readonly lowestSell: string } | null {
  const [reference, tick] = [readPositive(terms.referencePrice), readPositive(terms.tickSize)];
  const [buy, sell] = [readAmount(terms.buyRatio), readAmount(terms.sellRatio)];
  if (reference === null || tick === null || buy === null || sell === null || sell.greaterThanOrEqualTo(1)) return null;
  const highest = reference.times(buy.plus(1)).dividedBy(tick).toDecimalPlaces(0, ROUND_DOWN).times(tick);
  const lowest = reference.minus(reference.times(sell)).dividedBy(tick).toDecimalPlaces(0, ROUND_UP).times(tick);
  return { highestBuy: writeAmount(highest), lowestSell: writeAmount(lowest) };
}
