// The history of contracts, as the wire carries it: positions that are over, funding, liquidations, deliveries, the insurance fund.
import * as z from 'zod/mini';

import { liquidationSteps, positionEnds } from './history-kinds.ts';
import { decimalText } from '../market.ts';
import { signedText } from '../wire/signed-text.ts';

const holdSide = z.enum(['long', 'short']);
const marginMode = z.literal([1, 2]);

/** A position's life from its first lot to its last. Money in the margin coin; below zero: lost or paid. */
export const closedPosition = z.object({
  roundId: z.string(),
  symbolId: z.string(),
  businessLine: z.number(),
  holdSide,
  /** As they were at the end. */
  marginMode,
  leverage: z.number(),
  /** The most that was held at a time; all that was opened, and closed. */
  largestCount: decimalText,
  closedCount: decimalText,
  averageOpenPrice: decimalText,
  averageClosePrice: decimalText,
  /** Before fees. */
  achievedProfits: signedText,
  paidFees: signedText,
  paidFunding: signedText,
  /** The amount that a liquidation left to the insurance fund (below zero), or that the fund paid. */
  insurance: signedText,
  /** The four together. */
  netProfit: signedText,
  /** The margin that it took at entry: the value of all that was opened ÷ leverage, rounded up; of coin contracts at the entry price. */
  margin: decimalText,
  coin: z.string(),
  openTimeMs: z.number(),
  closeTimeMs: z.number(),
  closedBy: z.enum(positionEnds),
  /** The OrderDirection code of what closed the last of it. */
  delegateType: z.number(),
});
export type ClosedPosition = z.output<typeof closedPosition>;

/** All positions that ended in a time, of one margin coin. */
export const periodResult = z.object({
  coin: z.string(),
  positions: z.number(),
  /** Those with a net result above zero. */
  won: z.number(),
  /** As of each position; together. */
  netProfit: signedText,
  margin: decimalText,
});
export type PeriodResult = z.output<typeof periodResult>;

/** A movement of the futures wallet. Amounts are signed. */
export const futuresEntry = z.object({
  id: z.string(),
  coin: z.string(),
  cause: z.string(),
  /** '' where it has none. */
  orderId: z.string(),
  availableChange: signedText,
  /** The change of the margin of isolated positions. */
  frozenChange: signedText,
  availableAfter: signedText,
  frozenAfter: signedText,
  timeMs: z.number(),
});
export type FuturesEntry = z.output<typeof futuresEntry>;

/** Value at the mark price times rate, rounded against the payer; less where payers could not pay. */
export const fundingPayment = z.object({
  id: z.string(),
  symbolId: z.string(),
  holdSide,
  slotTimeMs: z.number(),
  count: decimalText,
  markPrice: decimalText,
  /** A signed share: above zero longs pay. */
  fundingRate: signedText,
  /** Below zero: paid. */
  amount: signedText,
  coin: z.string(),
  timeMs: z.number(),
});
export type FundingPayment = z.output<typeof fundingPayment>;

export const settledFunding = z.object({
  symbolId: z.string(),
  settleTimeMs: z.number(),
  fundingRate: signedText,
  markPrice: decimalText,
});
export type SettledFunding = z.output<typeof settledFunding>;

/** The grounds of the decision to liquidate: for an isolated position itself, for a cross one all that stand on the wallet's coin. */
const liquidationGrounds = z.object({
  markPrice: decimalText,
  /** The tier of the position's value, from 1, and what it asks for. */
  tier: z.number(),
  maintenanceRate: decimalText,
  equity: signedText,
  maintenance: decimalText,
  /** Maintenance through equity, four decimals, half up; '' when no equity was left. */
  marginRatio: z.string(),
});

export const liquidation = z.object({
  id: z.string(),
  roundId: z.string(),
  symbolId: z.string(),
  holdSide,
  step: z.enum(liquidationSteps),
  /** The OrderDirection code: 5 to 8, 11, 12, 19, 20 and 35, 36 in hedge mode, 23 to 26 and 37, 38 in one-way mode. */
  delegateType: z.number(),
  marginMode,
  leverage: z.number(),
  count: decimalText,
  averageOpenPrice: decimalText,
  /** The price at which the quantity was closed. */
  closePrice: decimalText,
  achievedProfits: signedText,
  /** Null of what was deleveraged or netted. */
  grounds: z.nullable(liquidationGrounds),
  liquidationFee: decimalText,
  /** The rest that went to the insurance fund or, below zero, the amount that the fund added. */
  insurance: signedText,
  coin: z.string(),
  timeMs: z.number(),
  /** All that the same moment did to the futures wallet's coin, oldest first. */
  entries: z.array(futuresEntry),
});
export type Liquidation = z.output<typeof liquidation>;

export const delivery = z.object({
  symbolId: z.string(),
  symbolCodeDisplayName: z.string(),
  businessLine: z.number(),
  deliveryTimeMs: z.number(),
  /** Null until it is settled. */
  deliveryPrice: z.nullable(decimalText),
});
export type Delivery = z.output<typeof delivery>;

/** A movement of the insurance fund, or all of a day. */
export const insuranceFlow = z.object({
  id: z.string(),
  coin: z.string(),
  /** '' of a day. */
  cause: z.string(),
  amount: signedText,
  amountAfter: signedText,
  /** The time; for a day: when it began, in UTC. */
  timeMs: z.number(),
});
export type InsuranceFlow = z.output<typeof insuranceFlow>;
