// The quantity of each order of a grid: one for all, so that everything it may have to buy is covered by what was put in.
import { Amount, ROUND_DOWN, ROUND_UP } from '../amounts/amount.ts';

/**
 * The share of the funds that stays free where something is bought or sold at the market at the start: for the distance between the
 * price of the moment and what the book gives. Source: https://www.bybit.com/en/help-center/article/Profit-Loss-Calculations-Spot-Grid-Bot
 * (recovered from its numbers to eight digits).
 */
export const startReserveRate = '0.05';

/**
 * Funds × (1 − reserve) ÷ the sum of what one unit of quantity costs in each order, down to the market's decimals; zero when nothing
 * is to be paid for. Funds and costs are in one coin. For a grid paid in the quote coin the costs are the price of each buy, and for
 * each sell the market's price, at which its coins are bought at the start. (bbgo's grid2 counts those at the next level below
 * instead: it would be short of money when the market is between two levels.)
 */
export function gridQuantity(terms: {
  readonly funds: Amount;
  readonly costs: Amount;
  readonly reserveRate: string;
  readonly decimals: number;
}): Amount {
  if (terms.costs.isZero()) return new Amount(0);
  const usable = terms.funds.times(new Amount(1).minus(terms.reserveRate));
  return usable.dividedBy(terms.costs).toDecimalPlaces(terms.decimals, ROUND_DOWN);
}

/**
 * Both coins put in: nothing is bought or sold at the start, so the scarcer of the two decides. Base ÷ number of sells, quote ÷ sum of
 * the buys' prices, the lesser of the two, down to the market's decimals; a side without orders does not count.
 * Source: https://github.com/c9s/bbgo pkg/strategy/grid2 (base and quote investment).
 */
export function quantityOfBoth(terms: {
  readonly base: Amount;
  readonly quote: Amount;
  readonly sells: number;
  readonly buyPrices: Amount;
  readonly decimals: number;
}): Amount {
  const sides = [
    ...(terms.sells === 0 ? [] : [terms.base.dividedBy(terms.sells)]),
    ...(terms.buyPrices.isZero() ? [] : [terms.quote.dividedBy(terms.buyPrices)]),
  ];
  return sides.length === 0 ? new Amount(0) : Amount.min(...sides).toDecimalPlaces(terms.decimals, ROUND_DOWN);
}

/** The funds that give at least this quantity: quantity × costs ÷ (1 − reserve), up to so many decimals. */
export function fundsForQuantity(terms: {
  readonly quantity: Amount;
  readonly costs: Amount;
  readonly reserveRate: string;
  readonly decimals: number;
}): Amount {
  return terms.quantity.times(terms.costs).dividedBy(new Amount(1).minus(terms.reserveRate)).toDecimalPlaces(terms.decimals, ROUND_UP);
}

/**
 * A unit of value of a contract's order takes so much margin: 1 ÷ leverage, and the fees of opening and of closing it, which the
 * exchange holds beside the margin.
 */
export function marginShare(leverage: number, takerFeeRate: string): Amount {
  return new Amount(1).dividedBy(leverage).plus(new Amount(takerFeeRate).times(2));
}

/**
 * The margin that a unit of quantity in each of these opening prices takes at the far edge of the range: the share above of what it is
 * worth there (of its price, where that is more), and what it has lost until there. So an order that is sent again anywhere in the
 * range is paid for beside the losses of the others. Not rounded. The other venues' `investment × leverage ÷ (sum of levels ×
 * (1 + buffer))`, with fees and losses as the buffer.
 * Source: https://www.bitget.com/support/articles/12560603791592 (reserved margin is excluded first).
 */
export function contractCosts(prices: readonly Amount[], edge: Amount, share: Amount): Amount {
  return prices.reduce((sum, price) => sum.plus(Amount.max(price, edge).times(share)).plus(price.minus(edge).abs()), new Amount(0));
}
