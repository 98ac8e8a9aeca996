// The figures about somebody in the marketplace between people, as everybody sees them.
import * as z from 'zod/mini';

export const recordAnswer = {
  /** A name that follows from the user and tells nothing of him; of the house, the name that it has given itself. */
  nickname: z.string(),
  /** The exchange itself trades for this one. */
  isHouse: z.boolean(),
  doneIn30Days: z.number(),
  /** Whole percents; null: no order has come to an end. */
  completionPercent: z.nullable(z.number()),
  /** Medians of the last 30 days: from the payment to the coins, as the seller; from the order to the payment, as the buyer. Null: none. */
  releaseSeconds: z.nullable(z.number()),
  paySeconds: z.nullable(z.number()),
  /** Ratings of all time, and how many of them are positive, in whole percents; null: there are none. */
  ratings: z.number(),
  positivePercent: z.nullable(z.number()),
};
