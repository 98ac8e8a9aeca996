// The preview of what a bot would do with its terms at the prices of the moment: it is asked before the start.
import * as z from 'zod/mini';

import { decimalText } from '../market.ts';

/** A field whose value does not do, by the name that the call has for it, and a code of the error catalogue with its message. */
export const botProblem = z.object({
  field: z.string(),
  code: z.string(),
  msg: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type BotProblem = z.output<typeof botProblem>;

const noneYet = z.nullable(decimalText);

export const gridPreviewAnswer = z.object({
  /** Empty: it can be started. The figures are null (or empty) where the problems leave none. */
  problems: z.array(botProblem),
  /** The price that it was worked out with. */
  price: noneYet,
  /** Lowest first. Null: the level that stays empty. */
  levels: z.array(z.object({ price: decimalText, side: z.nullable(z.enum(['buy', 'sell'])), count: decimalText })),
  /** In the base coin (contracts: the contract's quantity) an order. */
  countPerGrid: noneYet,
  /** Traded at market at the start, and about for how much in the quote coin; null: nothing. */
  initialSide: z.nullable(z.enum(['buy', 'sell'])),
  initialCount: noneYet,
  initialAmount: noneYet,
  /** The least that has to be put in of either coin (contracts: of the margin coin alone). */
  minBaseInvestment: noneYet,
  minQuoteInvestment: noneYet,
  /** The least and the most that a matched pair brings, as a share, net of both fees. Below zero: it loses. */
  lowestProfitRate: z.nullable(z.string()),
  highestProfitRate: z.nullable(z.string()),
  /** Contracts: about where it would be taken over when the price falls, and when it rises; null: nowhere. */
  lowerLiquidationPrice: noneYet,
  upperLiquidationPrice: noneYet,
});

export const dcaPreviewAnswer = z.object({
  problems: z.array(botProblem),
  price: noneYet,
  /** First to last, as they would follow each other. */
  orders: z.array(
    z.object({
      price: decimalText,
      /** Away from the first price, as a share of it. */
      deviationRate: decimalText,
      count: decimalText,
      amount: decimalText,
      /** Once it has filled: the average price, all that was needed so far, and the price at which the round ends. */
      averagePrice: decimalText,
      neededSoFar: decimalText,
      takeProfitPrice: noneYet,
    }),
  ),
  /** For all orders, and the coin that is put in. */
  needed: noneYet,
  neededCoin: z.string(),
  /** When all orders have filled. */
  stopLossPrice: noneYet,
  liquidationPrice: noneYet,
});

const lineValue = z.object({
  /** As charts call it. */
  name: z.string(),
  value: z.string(),
});

export const ctaPreviewAnswer = z.object({
  problems: z.array(botProblem),
  price: noneYet,
  /** The indicator at the last closed candle; empty: there are too few candles, `lacking` of them. */
  reading: z.array(lineValue),
  lacking: z.number(),
  /** The newest signal, and how many candles have closed since; null: none. A bot waits for the next one. */
  lastSignal: z.nullable(z.object({ side: z.enum(['buy', 'sell']), ago: z.number() })),
  /** An entry at this price, and its value in the quote coin. */
  count: noneYet,
  amount: noneYet,
  /** By direction that it may go to. */
  exits: z.array(
    z.object({
      side: z.enum(['long', 'short']),
      takeProfitPrice: noneYet,
      stopLossPrice: noneYet,
      /** Contracts: about where it would be taken over; null: nowhere. */
      liquidationPrice: noneYet,
    }),
  ),
});

export const regularPreviewAnswer = z.object({
  problems: z.array(botProblem),
  /** The next five moments of the calendar. */
  rounds: z.array(z.number()),
  coins: z.array(
    z.object({
      coin: z.string(),
      /** Its share of a round, in USDT. */
      amount: decimalText,
      /** Null: there is no price. */
      count: z.nullable(decimalText),
      /** So many rounds make one purchase, where a share is below the minimum of its market. */
      everyRounds: z.nullable(z.number()),
    }),
  ),
  /** In USDT: every coin is bought in every round from here on. */
  fullAmount: z.nullable(decimalText),
});

export const signalPreviewAnswer = z.object({
  problems: z.array(botProblem),
  /** The first entry of each market, in the order in which they were named; null where it has no price. */
  entries: z.array(z.object({ symbolId: z.string(), price: noneYet, count: noneYet, amount: noneYet, margin: noneYet })),
});
