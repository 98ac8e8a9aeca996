// An order, a fill and a balance as the wire carries them: the specification's field names, amounts as decimal text.
import * as z from 'zod/mini';

import { TriggerType } from './enums.ts';
import { decimalText } from './market.ts';

const trigger = z.optional(z.enum(TriggerType));

const presetLegs = {
  presetTakeProfitPrice: z.optional(decimalText),
  presetTppTriType: trigger,
  exeTakeProfitPrice: z.optional(decimalText),
  presetStopLossPrice: z.optional(decimalText),
  presetSlpTriType: trigger,
  exeStopLossPrice: z.optional(decimalText),
  /** After so many seconds, what the stop-loss at a limit has left in the book trades at market; absent: never. */
  stopLossMarketAfter: z.optional(z.number()),
};

export const spotOrder = z.object({
  orderId: z.string(),
  clientOid: z.string(),
  symbolId: z.string(),
  symbol: z.string(),
  businessLine: z.number(),
  /**
   * OrderDirection codes: 21 buy, 22 sell; of contracts in hedge mode 1 open long, 2 open short, 3 close long, 4 close short. Of what
   * a liquidation closes on the book: 5 a long and 6 a short in hedge mode, 23 buys and 24 sells in one-way mode.
   */
  delegateType: z.number(),
  /** 0 limit, 1 market. */
  orderType: z.number(),
  timeInForceValue: z.number(),
  /** Limit price; '0' for a market order. */
  delegatePrice: decimalText,
  /** Total quantity in the base coin, or the amount when tradeUnit is 'quote'. */
  delegateCount: decimalText,
  tradeUnit: z.enum(['base', 'quote']),
  /** Iceberg: shown at a time; '0' for an order that shows itself. */
  displayCount: decimalText,
  /** The plan that it came from or belongs to; '' for none. */
  planId: z.string(),
  /** Filled so far, in the base coin. */
  dealCount: decimalText,
  /** Average price of the fills; '0' before the first. */
  averagePrice: decimalText,
  /** Filled so far, in the quote coin. */
  dealAmount: decimalText,
  fee: decimalText,
  feeCoin: z.string(),
  /**
   * OrderStatus codes. 2: it cannot wait in the book, and is being matched. 6: it was taken and refused by the book at once, since it
   * would have traded with its own account (cancelReason self-trade).
   */
  status: z.number(),
  orderSource: z.number(),
  enterPointSource: z.number(),
  /** Empty, or why it was cancelled: requested, unfilled, self-trade, linked, countdown, margin, nothing-to-reduce, liquidation, delivery. */
  cancelReason: z.string(),
  createTimeMs: z.number(),
  updateTimeMs: z.number(),
  /** For contracts: the position that the order is about, in hedge mode; '' in one-way mode. Absent: a spot order. */
  holdSide: z.optional(z.enum(['', 'long', 'short'])),
  /** For contracts: it may only make a position smaller. */
  isReducePosition: z.optional(z.boolean()),
  /** The take-profit and stop-loss that it takes with it; a leg that it does not have is absent, as is an execute price at market. */
  ...presetLegs,
  /** The margin wallet that it trades in. Absent: own coins, or a contract. */
  marginMode: z.optional(z.enum(['cross', 'isolated'])),
});
export type SpotOrder = z.output<typeof spotOrder>;

export const spotFill = z.object({
  fillId: z.string(),
  tradeId: z.string(),
  orderId: z.string(),
  symbolId: z.string(),
  symbol: z.string(),
  side: z.enum(['buy', 'sell']),
  role: z.enum(['maker', 'taker']),
  price: decimalText,
  quantity: decimalText,
  amount: decimalText,
  fee: decimalText,
  feeCoin: z.string(),
  timeMs: z.number(),
  /** The entry point of its order: 1 web, 2 app, 3 API, 4 system. Absent: not known. */
  enterPointSource: z.optional(z.number()),
  /** The margin wallet that it traded in. Absent: own coins, or a contract. */
  marginMode: z.optional(z.enum(['cross', 'isolated'])),
  /** For contracts: the OrderDirection code of its order. */
  delegateType: z.optional(z.number()),
  /** For contracts: the profit that closing brought, before the fee, in feeCoin; signed. */
  profit: z.optional(z.string()),
});
export type SpotFill = z.output<typeof spotFill>;

export const coinBalance = z.object({
  coin: z.string(),
  available: decimalText,
  frozen: decimalText,
  total: decimalText,
  /** Worth in USDT at the last price; null when there is no market to tell. */
  usdtValue: z.nullable(decimalText),
});
export type CoinBalance = z.output<typeof coinBalance>;
