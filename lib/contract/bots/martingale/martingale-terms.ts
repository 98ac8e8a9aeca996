// The terms of a martingale, which the specification calls DCA: buys more as the price falls, and sells all of it on the average cost.
import * as z from 'zod/mini';

import { KlineInterval } from '../../enums.ts';
import { amount } from '../../wire/fields.ts';

/** A share of 1 as decimal text: 0.01 is one per cent. */
const rate = amount;

const start = z.discriminatedUnion('by', [
  z.object({ by: z.literal('now') }),
  /** When the last price reaches it, from whichever side. */
  z.object({ by: z.literal('price'), price: amount }),
  /** When the RSI of closed candles is at or below (above: at or above) the threshold: before every round, a price before the first alone. */
  z.object({
    by: z.literal('rsi'),
    interval: z.enum(KlineInterval),
    period: z.number(),
    threshold: z.number(),
    side: z.enum(['below', 'above']),
  }),
]);

export const martingaleTerms = z.object({
  /** long buys as the price falls; short sells as it rises. */
  direction: z.enum(['long', 'short']),
  /** The steps between orders: a share of the first price, or a distance in price. */
  stepType: z.enum(['percent', 'value']),
  /** percent: a share; value: quote coins. */
  firstStep: amount,
  /** Each further step is so many times the one before. */
  stepMultiplier: amount,
  /** The first order, in quote coins (contracts: its value, not its margin). */
  firstAmount: amount,
  /** Each further order is so many times the one before. */
  amountMultiplier: amount,
  /** Orders beyond the first, 0 to 50. */
  maxOrders: z.number(),
  /** The funds that are put in, in quote coins (short on spot: in base coins): at least the amount that all orders need. */
  investment: amount,
  /** ratio: a share of the average price; amount: quote coins of profit over the whole round, fees deducted. */
  takeProfitType: z.enum(['ratio', 'amount']),
  takeProfit: amount,
  /**
   * The price may go so far beyond the average, as a share of it; null: no stop. It lies beyond the deepest order: with all orders filled
   * by its rate, before that at least one tick beyond the deepest. It ends the bot.
   */
  stopLossRate: z.nullable(rate),
  /** One round, or one after the other until somebody stops it. */
  rounds: z.enum(['one', 'endless']),
  start,
  /** Spot: 1. */
  leverage: z.number(),
  marginMode: z.enum(['isolated', 'cross']),
  /** Coins are sold (short: bought back) at the end, or given back as they are. A position of contracts is always closed. */
  sellsAtEnd: z.boolean(),
});
export type MartingaleTerms = z.output<typeof martingaleTerms>;

/** Backtests by command, suggestions and bots of the house begin with these terms, and name what differs. */
export const firstMartingaleTerms: Omit<MartingaleTerms, 'firstStep' | 'firstAmount' | 'maxOrders' | 'investment' | 'takeProfit'> = {
  direction: 'long',
  stepType: 'percent',
  stepMultiplier: '1',
  amountMultiplier: '1',
  takeProfitType: 'ratio',
  stopLossRate: null,
  rounds: 'endless',
  start: { by: 'now' },
  leverage: 1,
  marginMode: 'cross',
  sellsAtEnd: true,
};

/** A change of a martingale that runs; steps and sizes hold from the next order on. */
export const martingaleEdit = z.partial(
  z.pick(martingaleTerms, { takeProfitType: true, takeProfit: true, stopLossRate: true, rounds: true, maxOrders: true, sellsAtEnd: true }),
);
export type MartingaleEdit = z.output<typeof martingaleEdit>;
