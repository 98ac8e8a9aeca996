// An order of the marketplace between people, as the wire tells it to one of the two.
import * as z from 'zod/mini';

import { c2cRoles, c2cSteps, C2cState } from './order-steps.ts';
import { shownRating } from './rating-answer.ts';
import { recordAnswer } from './record-answer.ts';

export const c2cState = z.enum(C2cState);
export const c2cRole = z.enum(c2cRoles);
const c2cStep = z.enum(c2cSteps);

/** Amounts are decimal text, times milliseconds since 1970. */
const facts = {
  orderId: z.string(),
  advertId: z.string(),
  /** The role of the one who asks. */
  role: c2cRole,
  state: c2cState,
  coin: z.string(),
  /** Coins. */
  quantity: z.string(),
  /** The currency, or the coin that it was paid in. */
  quote: z.string(),
  /** In the quote for one coin. */
  price: z.string(),
  /** In the quote. */
  amount: z.string(),
  cancelAskedBy: z.nullable(c2cRole),
  decidedFor: z.nullable(c2cRole),
  /** The last millisecond to mark the payment. */
  payByMs: z.number(),
  /** The time at which the order goes on by itself; null: it waits for people, or is over. */
  dueMs: z.nullable(z.number()),
  placedMs: z.number(),
  /** Null: no payment is marked. */
  paidMs: z.nullable(z.number()),
  endedMs: z.nullable(z.number()),
  counterpart: z.object(recordAnswer),
};
export const c2cOrder = z.object(facts);

export const c2cHistory = z.array(
  z.object({
    /** A step, or place, decide, lapse, expire, carry-out. */
    cause: z.string(),
    /** Null: an operator, or time. */
    by: z.nullable(c2cRole),
    state: c2cState,
    timeMs: z.number(),
  }),
);

export const c2cOrderDetail = z.object({
  ...facts,
  /** Oldest first. */
  history: c2cHistory,
  /** Those that are open to whoever asks at this moment. */
  steps: z.array(c2cStep),
  /** The seller's methods, to a buyer while the order is open. */
  payment: z.array(z.object({ scheme: z.string(), fields: z.array(z.object({ kind: z.string(), value: z.string() })) })),
  /** The name of the buyer's approved identity, to a seller while the order is open. */
  payerName: z.nullable(z.string()),
  /** One by each of the two at most, once the coins are released. */
  ratings: z.array(shownRating),
});
export type C2cOrderDetail = z.output<typeof c2cOrderDetail>;
export type C2cOrderAnswer = z.output<typeof c2cOrder>;
