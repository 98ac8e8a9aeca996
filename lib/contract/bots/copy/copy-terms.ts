// The terms of a copy: how it repeats the trades of a leader in the account of a follower.
import * as z from 'zod/mini';

import { amount } from '../../wire/fields.ts';

/**
 * The measure of each copy. amount: quote coins (contracts: margin). multiplier: so many times the leader's quantity. quantity: base coins.
 * equity: the leader's quantity × what the copy is worth ÷ what the leader is worth.
 */
const copySizing = z.discriminatedUnion('by', [
  z.object({ by: z.literal('amount'), amount }),
  z.object({ by: z.literal('multiplier'), multiplier: amount }),
  z.object({ by: z.literal('quantity'), quantity: amount }),
  z.object({ by: z.literal('equity') }),
]);
export type CopySizing = z.output<typeof copySizing>;

/** The settings that a market may have of its own. */
const marketSettings = {
  /** Null: the leader's. Spot: null. */
  leverage: z.nullable(z.number()),
  /** leader: his. */
  marginMode: z.enum(['leader', 'isolated', 'cross']),
  /** The value of a position is at most so many quote coins; null: what the funds carry. */
  maxAmount: z.nullable(amount),
  /** Closes a position when its average price is so far from the market, as a share of it; null: the leader alone closes. */
  takeProfitRate: z.nullable(amount),
  stopLossRate: z.nullable(amount),
};

const copyMarket = z.object({
  /** The name of the market, as the exchange has it. */
  symbol: z.string().check(z.minLength(1), z.maxLength(40)),
  /** True: nothing of it is copied. */
  isLeftOut: z.boolean(),
  ...marketSettings,
});
export type CopyMarket = z.output<typeof copyMarket>;

/** Markets with settings of their own. */
const marketLimit = 50;

export const copyTerms = z.object({
  /** Quote coins (contracts: margin) for everything together. */
  investment: amount,
  sizing: copySizing,
  ...marketSettings,
  /** A copy of an opening is at most so much worse than the leader's price, as a share of it. */
  maxSlippage: amount,
  /** Ends the copy when so large a share of all that was put in is lost; null: never. */
  totalStopRate: z.nullable(amount),
  /** Opens nothing more until midnight (UTC) when so large a share of what it was worth at the last one is lost; null: never. */
  dailyStopRate: z.nullable(amount),
  /** Adds margin in proportion when the leader adds some to his position. */
  mirrorsMargin: z.boolean(),
  /** Coins are sold at the end, or given back as they are. A position of contracts is always closed. */
  sellsAtEnd: z.boolean(),
  markets: z.array(copyMarket).check(z.maxLength(marketLimit)),
});
export type CopyTerms = z.output<typeof copyTerms>;

/** Backtests by command, suggestions and bots of the house begin with these terms, and name what differs. */
export const firstCopyTerms: Omit<CopyTerms, 'investment'> = {
  sizing: { by: 'equity' },
  leverage: null,
  marginMode: 'leader',
  maxAmount: null,
  takeProfitRate: null,
  stopLossRate: null,
  maxSlippage: '0.005',
  totalStopRate: null,
  dailyStopRate: null,
  mirrorsMargin: false,
  sellsAtEnd: true,
  markets: [],
};

/** A change of a copy that runs; it holds from the leader's next order on. Null takes a limit away. */
export const copyEdit = z.partial(z.omit(copyTerms, { investment: true }));
export type CopyEdit = z.output<typeof copyEdit>;
