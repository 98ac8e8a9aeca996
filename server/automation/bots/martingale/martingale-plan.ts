// The terms of a martingale in whole numbers, worked out once at its start and at an edit, so that fills need no decimals.
import type { MartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';
import { type Amount, ROUND_DOWN, ROUND_HALF_UP, ROUND_UP, type Rounding } from '#lib/order-math/amounts/amount.ts';
import { amountsOf, distancesOf } from '#lib/order-math/bots/martingale-ladder.ts';
import { mulDivUp } from '#server/engine/arithmetic/mul-div.ts';
import type { BotMarket } from '../../bot-kind.ts';
import { rateScale, scaled } from '../whole-terms.ts';

/** Shares of the first price: 10^15 is all of it. */
const distanceScale = 1_000_000_000_000_000;

export type MartingalePlan = {
  /** By order, the first one's 0 included: shares of the first price × 10^15, or ticks. Up, so that no order comes nearer than asked. */
  distances: number[];
  /** By order, in units of the quote coin. Down. */
  amounts: number[];
  isPercent: boolean;
  /** ratio: × 10^9, to the nearest; amount: units of the quote coin, up. */
  takeProfit: number;
  byRatio: boolean;
  /** × 10^9, to the nearest; 0: no stop. */
  stopRate: number;
  startTicks: number;
  /** Units of the coin that it is funded in. */
  investment: number;
};

const whole = (value: Amount, factor: number, rounding: Rounding): number => value.times(factor).toDecimalPlaces(0, rounding).toNumber();

export function planOf(terms: MartingaleTerms, market: BotMarket): MartingalePlan {
  const { quote, base, rules, priceDecimals } = market;
  const tick = 10 ** priceDecimals;
  const isPercent = terms.stepType === 'percent';
  const paysBase = terms.direction === 'short' && rules.contract === undefined;
  const byRatio = terms.takeProfitType === 'ratio';
  return {
    distances: (distancesOf(terms) ?? []).map((distance) => whole(distance, isPercent ? distanceScale : tick, ROUND_UP)),
    amounts: (amountsOf(terms) ?? []).map((amount) => whole(amount, 10 ** quote.decimals, ROUND_DOWN)),
    isPercent,
    takeProfit: byRatio ? scaled(terms.takeProfit, rateScale, ROUND_HALF_UP) : scaled(terms.takeProfit, 10 ** quote.decimals, ROUND_UP),
    byRatio,
    stopRate: scaled(terms.stopLossRate, rateScale, ROUND_HALF_UP),
    startTicks: terms.start.by === 'price' ? scaled(terms.start.price, tick, ROUND_HALF_UP) : 0,
    investment: scaled(terms.investment, 10 ** (paysBase ? base : quote).decimals, ROUND_DOWN),
  };
}

/** The price of an order of the ladder, snapped away from the first price; at least one tick. */
export function priceOf(plan: MartingalePlan, order: number, firstTicks: number, isLong: boolean): number {
  const distance = plan.distances[order] ?? 0;
  const away = plan.isPercent ? mulDivUp(firstTicks, distance, distanceScale) : distance;
  return isLong ? Math.max(1, firstTicks - away) : firstTicks + away;
}
