// A plan order as the wire carries it: an order that waits outside the book, for a price or for time.
import * as z from 'zod/mini';

import { decimalText } from './market.ts';

/** A price that may be missing: '' where there is none (an execute price of '' means at market). */
const optionalPrice = z.union([decimalText, z.literal('')]);

export const spotPlan = z.object({
  planId: z.string(),
  clientOid: z.string(),
  symbolId: z.string(),
  symbol: z.string(),
  businessLine: z.number(),
  /** 21 buy, 22 sell; of contracts in hedge mode as of an order. */
  delegateType: z.number(),
  /** PlanType codes: 0 trigger, 1 take-profit, 2 stop-loss, 8 both, 4 and 5 the first two of a whole position, 6 trailing, 9 OCO, 10 TWAP, 11 chase limit. */
  planType: z.number(),
  /** PlanStatus codes: 5 is a TWAP that its owner has paused. */
  status: z.number(),
  /** Quantity in the base coin, or the amount to spend when tradeUnit is 'quote'. */
  delegateCount: decimalText,
  tradeUnit: z.enum(['base', 'quote']),
  /** TriggerType codes: 0 last price, 1 index price (of contracts: mark price). Of trigger, trailing and OCO stop. */
  triggerType: z.number(),
  /** The trigger price of a trigger and an OCO stop; of trailing the activation price, '' when it is active at once. */
  triggerPrice: optionalPrice,
  executePrice: optionalPrice,
  /** The exit's own legs, or those that a trigger's order will take with it. '' where a leg is missing. */
  presetTakeProfitPrice: optionalPrice,
  presetTppTriType: z.number(),
  exeTakeProfitPrice: optionalPrice,
  presetStopLossPrice: optionalPrice,
  presetSlpTriType: z.number(),
  exeStopLossPrice: optionalPrice,
  /** After so many seconds, what a stop at a limit has left in the book trades at market; absent: never. */
  stopLossMarketAfter: z.optional(z.number()),
  /** The same four of the exit that a trigger's order will take with it, in the names that plans have for them. */
  presetTPTriggerType: z.optional(z.number()),
  presetSLTriggerType: z.optional(z.number()),
  presetTPExcutePrice: z.optional(optionalPrice),
  presetSLExcutePrice: z.optional(optionalPrice),
  /** Trailing: callback as a share of 1; '0' otherwise. */
  rangeRate: decimalText,
  /** Trailing: callback as a distance in price; absent or '' where it is a share. */
  callBackNum: z.optional(optionalPrice),
  /** Trailing: the take-profit and stop-loss that its order will take with it, as they were asked for: the second with a minus. */
  presetTakeProfitPriceRatio: z.optional(z.string()),
  presetStopLossPriceRatio: z.optional(z.string()),
  /** Trailing: whether it follows the price already. */
  activated: z.boolean(),
  /** Limit price of an OCO's order or of a TWAP's slices; the bound of a chase limit. */
  delegatePrice: optionalPrice,
  /** TWAP; 0 otherwise. */
  sliceCount: z.number(),
  slicesDone: z.number(),
  intervalMs: z.number(),
  /** TWAP: how much a slice may vary, as a share of 1. */
  varianceRate: decimalText,
  /** TWAP: filled so far, in the base coin and in the quote coin. */
  dealCount: decimalText,
  dealAmount: decimalText,
  /** '' where there is none: the OCO's order in the book; the order that a preset exit belongs to; the order that the plan became. */
  linkedOrderId: z.string(),
  parentOrderId: z.string(),
  orderId: z.string(),
  /** Empty, or why it failed or was cancelled: a key of the error catalogue, or requested, linked. */
  reason: z.string(),
  createTimeMs: z.number(),
  updateTimeMs: z.number(),
  /** For contracts, as for an order. A closing exit whose delegateCount is '0' closes all that there is. */
  holdSide: z.optional(z.enum(['', 'long', 'short'])),
  isReducePosition: z.optional(z.boolean()),
  /** The margin wallet that it trades in. Absent: own coins, or a contract. */
  marginMode: z.optional(z.enum(['cross', 'isolated'])),
  /** MMR stop-loss: the margin ratio that it waits for, as a share; '' otherwise. */
  riskRatio: z.optional(z.string()),
  /** Chase limit: so often it may be moved, and so often it was. */
  maxMoves: z.optional(z.number()),
  movesDone: z.optional(z.number()),
});
export type SpotPlan = z.output<typeof spotPlan>;
