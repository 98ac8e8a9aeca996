// The preview of a martingale: every order that it would place, what all of them need, where it ends, and what stands against it.
import { Amount, readAmount, readPositive, writeAmount, writeResult } from '../amounts/amount.ts';
import { fundsOf, isContract, liquidationOfAll, paysInBase } from './martingale-funds.ts';
import { type Place, placesOf } from './martingale-ladder.ts';
import { type MartingaleProblem, rangeProblems } from './martingale-limits.ts';
import type { FeeRates, MartingaleMarket } from './martingale-market.ts';
import { marketProblems } from './martingale-problems.ts';
import { type Held, averageCost, stopLossPrice, takeProfitPrice } from './martingale-targets.ts';
import type { MartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';

/** One order, as if all before it and itself had filled at their prices. Texts are plain decimals. */
type PreviewedOrder = {
  readonly price: string;
  readonly quantity: string;
  /** Price × quantity, in quote coins. */
  readonly value: string;
  /** Its distance from the first price, as a share of it. */
  readonly deviation: string;
  readonly averagePrice: string;
  readonly takeProfitPrice: string | null;
  /** The funds that it and all orders before it need, in the coin of the investment. */
  readonly neededFunds: string;
};

export type MartingalePreview = {
  /** The first is bought (sold) at market, the others are limit orders. Empty where the terms give no ladder. */
  readonly orders: readonly PreviewedOrder[];
  /** The coin that the investment is in. */
  readonly fundsCoin: string;
  /** The funds that all orders need, and the values and quantities of all. */
  readonly neededFunds: string;
  readonly totalValue: string;
  readonly totalQuantity: string;
  /** The stop once all orders have filled; null: none is set. */
  readonly stopLossPrice: string | null;
  /** Contracts: the estimate once all orders have filled; null: none. */
  readonly liquidationPrice: string | null;
  readonly problems: readonly MartingaleProblem[];
};

type Sums = { readonly value: Amount; readonly quantity: Amount; readonly funds: Amount };

/** Fees as the exchange takes them: of the coin that is received, of contracts in the margin coin. The close rests, and so is a maker. */
function heldOf({ value, quantity }: Sums, terms: MartingaleTerms, market: MartingaleMarket, fees: FeeRates): Held {
  const [maker, taker] = [readAmount(fees.maker) ?? new Amount(0), readAmount(fees.taker) ?? new Amount(0)];
  const none = new Amount(0);
  const one = new Amount(1);
  if (isContract(market)) return { value, quantity, closingQuantity: quantity, fees: value.times(taker), closingFeeRate: maker };
  if (terms.direction === 'long') {
    return { value, quantity, closingQuantity: quantity.times(one.minus(taker)), fees: none, closingFeeRate: maker };
  }
  return { value, quantity, closingQuantity: quantity.dividedBy(one.minus(maker)), fees: value.times(taker), closingFeeRate: none };
}

type Context = { readonly terms: MartingaleTerms; readonly market: MartingaleMarket; readonly fees: FeeRates };

function profitPriceOf({ terms, market, fees }: Context, sums: Sums): Amount | null {
  const [profit, tick] = [readPositive(terms.takeProfit), readPositive(market.tickSize)];
  if (profit === null || tick === null || sums.quantity.isZero()) return null;
  return takeProfitPrice(terms, profit, heldOf(sums, terms, market, fees), tick);
}

function ordersOf(context: Context, places: readonly Place[]): { readonly orders: readonly PreviewedOrder[]; readonly sums: Sums } {
  const { terms, market, fees } = context;
  let sums: Sums = { value: new Amount(0), quantity: new Amount(0), funds: new Amount(0) };
  const first = places[0]?.price ?? new Amount(1);
  const orders = places.map((place): PreviewedOrder => {
    const value = place.price.times(place.quantity);
    sums = {
      value: sums.value.plus(value),
      quantity: sums.quantity.plus(place.quantity),
      funds: sums.funds.plus(fundsOf(terms, place, market, fees)),
    };
    const profit = profitPriceOf(context, sums);
    return {
      price: writeAmount(place.price),
      quantity: writeAmount(place.quantity),
      value: writeAmount(value),
      deviation: writeResult(place.price.minus(first).abs().dividedBy(first)),
      averagePrice: writeResult(sums.quantity.isZero() ? place.price : averageCost(sums)),
      takeProfitPrice: profit === null ? null : writeAmount(profit),
      neededFunds: writeResult(sums.funds),
    };
  });
  return { orders, sums };
}

function stopOf({ terms, market }: Context, places: readonly Place[], sums: Sums): Amount | null {
  const [rate, tick, deepest] = [readPositive(terms.stopLossRate ?? ''), readPositive(market.tickSize), places.at(-1)];
  if (rate === null || tick === null || deepest === undefined || sums.quantity.isZero()) return null;
  return stopLossPrice(terms.direction, rate, averageCost(sums), deepest.price, tick);
}

/** The price that it would begin at: its start price, otherwise the last price. */
const firstPriceOf = ({ start }: MartingaleTerms, lastPrice: string | null): string | null =>
  start.by === 'price' ? start.price : lastPrice;

/**
 * The whole of a martingale before it is started, for forms, for the preview call and for the check at the start: one and the same.
 * `lastPrice` null: there is none yet. Prices are snapped away from the first price, sizes down to the lot, take profit never to less
 * than asked. Where a term is not readable the orders are empty and the problems say which.
 */
export function martingalePreview(
  terms: MartingaleTerms,
  market: MartingaleMarket,
  prices: { readonly lastPrice: string | null },
  fees: FeeRates,
): MartingalePreview {
  const context = { terms, market, fees };
  const outside = rangeProblems(terms);
  const firstPrice = firstPriceOf(terms, prices.lastPrice);
  // Leverage divides, and so many orders cost time: neither is worked with outside its limits.
  const isWorkable = !outside.some(({ field }) => field === 'maxOrders' || field === 'leverage');
  const places = isWorkable && firstPrice !== null ? placesOf(terms, firstPrice, market) : null;
  const { orders, sums } = ordersOf(context, places ?? []);
  const stop = stopOf(context, places ?? [], sums);
  return {
    orders,
    fundsCoin: paysInBase(terms, market) ? market.baseCoin : market.quoteCoin,
    neededFunds: writeResult(sums.funds),
    totalValue: writeAmount(sums.value),
    totalQuantity: writeAmount(sums.quantity),
    stopLossPrice: stop === null || stop.lessThanOrEqualTo(0) ? null : writeAmount(stop),
    liquidationPrice: isContract(market) ? liquidationOfAll(terms, sums, market, fees) : null,
    // A ladder that could not be worked out is told by the terms that it lacks.
    problems: places === null && outside.length > 0 ? outside : [...outside, ...marketProblems(context, firstPrice, places, sums)],
  };
}
