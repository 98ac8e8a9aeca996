// The terms of a CTA bot: an indicator of closed candles says when it goes into the market with all it has, and when it comes out.
import * as z from 'zod/mini';

import { KlineInterval } from '../../enums.ts';
import { amount } from '../../wire/fields.ts';

/** Lengths are numbers of candles. Each is worked out of closed candles alone. */
const indicator = z.discriminatedUnion('type', [
  /** DIF: the fast less the slow exponential average; DEA: the average of DIF. Buys when DIF crosses above DEA, sells when below. */
  z.object({ type: z.literal('macd'), fast: z.number(), slow: z.number(), signal: z.number() }),
  /** Simple averages. Buys when the fast one crosses above the slow one, sells when below. */
  z.object({ type: z.literal('ma'), fast: z.number(), slow: z.number() }),
  /** Buys when a candle closes below the lower band, sells when one closes above the upper band. */
  z.object({ type: z.literal('boll'), period: z.number(), deviations: amount }),
  /** By Wilder. Buys when it falls below the one threshold, sells when it rises above the other. */
  z.object({ type: z.literal('rsi'), period: z.number(), buyBelow: z.number(), sellAbove: z.number() }),
  /** The volume of candles that closed higher less that of those that closed lower, as a share of both. Buys above the threshold, sells below minus it. */
  z.object({ type: z.literal('voi'), bars: z.number(), threshold: amount }),
]);
export type CtaIndicator = z.output<typeof indicator>;
export type CtaIndicatorType = CtaIndicator['type'];

/** The direction in which it trades: both goes from the one straight to the other. Spot: long. */
export const ctaDirection = z.enum(['long', 'short', 'both'], { error: 'must be long, short or both' });

export const ctaTerms = z.object({
  indicator,
  interval: z.enum(KlineInterval),
  direction: ctaDirection,
  /** In quote coins (contracts: of the margin coin). */
  investment: amount,
  /** Spot: 1. */
  leverage: z.number(),
  marginMode: z.enum(['isolated', 'cross']),
  /** The price may go so far from the average of the entry, as a share of it, before it comes out; null: the opposite signal alone. */
  takeProfitRate: z.nullable(amount),
  stopLossRate: z.nullable(amount),
  /** After a stop or a target it waits for the next signal; otherwise that is its end. */
  reenters: z.boolean(),
  /** Coins are sold at the end, or given back as they are. A position of contracts is always closed. */
  sellsAtEnd: z.boolean(),
});
export type CtaTerms = z.output<typeof ctaTerms>;

/** Backtests by command, suggestions and bots of the house begin with these terms, and name what differs. */
export const firstCtaTerms: Omit<CtaTerms, 'investment'> = {
  indicator: { type: 'macd', fast: 12, slow: 26, signal: 9 },
  interval: '1H',
  direction: 'long',
  leverage: 1,
  marginMode: 'cross',
  takeProfitRate: null,
  stopLossRate: null,
  reenters: true,
  sellsAtEnd: true,
};

/** A change of one that runs; null takes an exit away. */
export const ctaEdit = z.partial(z.pick(ctaTerms, { takeProfitRate: true, stopLossRate: true, reenters: true, sellsAtEnd: true }));
export type CtaEdit = z.output<typeof ctaEdit>;
