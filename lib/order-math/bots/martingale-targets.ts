// The prices at which a round of a martingale ends: with its profit, or with the loss that its owner has set.
import { Amount, ROUND_DOWN, ROUND_UP } from '../amounts/amount.ts';
import { toStep } from './martingale-ladder.ts';
import type { MartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';

/** The amounts that a round holds. */
export type Held = {
  /** Value of all its orders, price × quantity. */
  readonly value: Amount;
  readonly quantity: Amount;
  /** The quantity that closes it: net of fees of the base coin where those are charged there. */
  readonly closingQuantity: Amount;
  /** The fees of its orders, in quote coins. */
  readonly fees: Amount;
  /** The fee of the order that closes it, where it is charged in quote coins; a share. */
  readonly closingFeeRate: Amount;
};

/** Sum of quote ÷ sum of base: the average of prices weighted by quantity, never by value. */
export const averageCost = ({ value, quantity }: Pick<Held, 'value' | 'quantity'>): Amount => value.dividedBy(quantity);

/**
 * The price of the order that takes the profit. ratio: average × (1 ± takeProfit), fees not looked at; amount: the price at which what
 * is received and what is paid, with all fees, differ by so many quote coins. Long up and short down to the tick: never less profit
 * than asked. Null where a short's price would not be above zero.
 * Source: https://www.bitget.com/support/articles/12560603791593 (profit on the average cost).
 */
export function takeProfitPrice(
  terms: Pick<MartingaleTerms, 'direction' | 'takeProfitType'>,
  takeProfit: Amount,
  held: Held,
  tickSize: Amount,
): Amount | null {
  const isLong = terms.direction === 'long';
  const exact =
    terms.takeProfitType === 'ratio'
      ? averageCost(held).times(isLong ? takeProfit.plus(1) : new Amount(1).minus(takeProfit))
      : priceForProfit(isLong, takeProfit, held);
  const price = toStep(exact, tickSize, isLong ? ROUND_UP : ROUND_DOWN);
  return price.greaterThan(0) ? price : null;
}

function priceForProfit(isLong: boolean, profit: Amount, { value, fees, closingQuantity, closingFeeRate }: Held): Amount {
  const one = new Amount(1);
  return isLong
    ? value
        .plus(fees)
        .plus(profit)
        .dividedBy(closingQuantity.times(one.minus(closingFeeRate)))
    : value
        .minus(fees)
        .minus(profit)
        .dividedBy(closingQuantity.times(one.plus(closingFeeRate)));
}

/**
 * The price that stops the loss: average × (1 ∓ rate), but always at least one tick beyond the deepest order, because a stop before it
 * would end the round before the ladder is used. Long down and short up to the tick.
 */
export function stopLossPrice(
  direction: MartingaleTerms['direction'],
  rate: Amount,
  average: Amount,
  deepest: Amount,
  tickSize: Amount,
): Amount {
  if (direction === 'long') {
    return Amount.min(toStep(average.times(new Amount(1).minus(rate)), tickSize, ROUND_DOWN), deepest.minus(tickSize));
  }
  return Amount.max(toStep(average.times(rate.plus(1)), tickSize, ROUND_UP), deepest.plus(tickSize));
}
