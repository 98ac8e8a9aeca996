// The terms of a grid: of spot and of contracts, moving ones, and the wide ones that are called moon.
import * as z from 'zod/mini';

import { amount } from '../../wire/fields.ts';

/** A share of 1 as decimal text: 0.01 is one per cent. */
const rate = amount;

export const gridTerms = z.object({
  /** long buys first, short sells first (of spot: coins that are put in); neutral has contracts alone and opens nothing at the start. */
  direction: z.enum(['long', 'short', 'neutral']),
  spacing: z.enum(['arithmetic', 'geometric']),
  /** In the market's ticks. */
  lowerPrice: amount,
  /** Null: infinity, a grid without a top, whose base coins keep one value. Spot, geometric and long alone. */
  upperPrice: z.nullable(amount),
  /** Intervals between lower and upper price, 2 to 200; there is one more level. Infinity: 0. */
  grids: z.number(),
  /** Infinity: the distance of neighbouring levels as a share of the lower one. Otherwise null. */
  intervalRate: z.nullable(rate),
  /** Spot: what is put in of the base coin. Contracts: 0. */
  baseInvestment: amount,
  /** Spot: what is put in of the quote coin. Contracts: the margin. */
  quoteInvestment: amount,
  /** Spot: 1. */
  leverage: z.number(),
  marginMode: z.enum(['isolated', 'cross']),
  /** Contracts, long and short: the position for the levels on the other side of the price is opened at the start. Spot: true. */
  opensPosition: z.boolean(),
  /** Starts when the price reaches it; null: at once. */
  triggerPrice: z.nullable(amount),
  takeProfitPrice: z.nullable(amount),
  stopLossPrice: z.nullable(amount),
  /** The start is called off when the average price of the first purchase is further than this from the price at the start; 0: any. */
  priceLimitRate: rate,
  /** At the end everything is sold (contracts: closed); otherwise it is given back as it is. */
  sellsAtEnd: z.boolean(),
  /** Shifts by one interval when the price leaves it: above when long, below when short. */
  moves: z.boolean(),
  /** A moving grid goes no further than this, and stops there; null: no such price. */
  stopPrice: z.nullable(amount),
  /** Contracts: stops when equity has fallen by this share from its highest; null: never. */
  trailingStopRate: z.nullable(rate),
  /** Profit is put into larger orders. */
  reinvests: z.boolean(),
});
export type GridTerms = z.output<typeof gridTerms>;

/** Backtests by command, suggestions and bots of the house begin with these terms, and name what differs. */
export const firstGridTerms: Omit<GridTerms, 'lowerPrice' | 'upperPrice' | 'grids' | 'quoteInvestment'> = {
  direction: 'long',
  spacing: 'arithmetic',
  intervalRate: null,
  baseInvestment: '0',
  leverage: 1,
  marginMode: 'cross',
  opensPosition: true,
  triggerPrice: null,
  takeProfitPrice: null,
  stopLossPrice: null,
  priceLimitRate: '0',
  sellsAtEnd: true,
  moves: false,
  stopPrice: null,
  trailingStopRate: null,
  reinvests: false,
};

/** A change of a grid that runs. What is left out stays as it is; null takes a price away. */
export const gridEdit = z.partial(
  z.pick(gridTerms, {
    lowerPrice: true,
    upperPrice: true,
    grids: true,
    takeProfitPrice: true,
    stopLossPrice: true,
    stopPrice: true,
    trailingStopRate: true,
    sellsAtEnd: true,
    moves: true,
    reinvests: true,
  }),
);
export type GridEdit = z.output<typeof gridEdit>;
