// An advert of the marketplace between people as the wire tells it: to whoever looks, and to its owner.
import * as z from 'zod/mini';

import { advertSide } from './advert-terms.ts';
import { recordAnswer } from './record-answer.ts';

const hours = z.nullable(z.object({ fromMinute: z.number(), toMinute: z.number() }));
const conditions = z.object({ registeredDays: z.number(), doneIn30Days: z.number(), completionPercent: z.number() });

const terms = {
  advertId: z.string(),
  /** As the advertiser acts. */
  side: advertSide,
  coin: z.string(),
  quote: z.string(),
  priceKind: z.literal(['fixed', 'floating']),
  /** Over the index, in hundredths of a percent; null: the price is fixed. */
  premium: z.nullable(z.number()),
  /** The price of one coin now; null: there is no index for a floating one. */
  price: z.nullable(z.string()),
  /** In the coin. */
  available: z.string(),
  /** The bounds of one order, in the quote. */
  minimum: z.string(),
  maximum: z.string(),
  /** The most that an order may have now, in the quote: the maximum, or what is available. */
  largest: z.string(),
  schemes: z.array(z.string()),
  /** Null: coins against coins, settled at once. */
  paymentMinutes: z.nullable(z.number()),
  conditions,
  /** Written by the advertiser. */
  remark: z.string(),
  /** Minutes of the day in UTC; null: always. */
  hours,
  /** Named by an order. */
  version: z.number(),
};

/** The reasons why nobody can take an advert now. */
const ownResting = z.nullable(z.literal(['paused', 'closed', 'noIndex', 'hours', 'soldOut', 'frozen', 'noMethods']));

export const shownAdvert = z.object({
  ...terms,
  /** Null: it can be taken. */
  resting: z.nullable(z.literal(['paused', 'closed', 'noIndex', 'hours', 'soldOut'])),
  advertiser: z.object({ ...recordAnswer, registeredDays: z.number() }),
});
export type ShownAdvert = z.output<typeof shownAdvert>;

export const ownAdvert = z.object({
  ...terms,
  state: z.literal(['online', 'paused', 'closed']),
  /** Null: it can be taken. */
  resting: ownResting,
  /** In the coin: all of it, and what orders have taken. */
  amount: z.string(),
  taken: z.string(),
  methodIds: z.array(z.string()),
  autoReply: z.string(),
  createTimeMs: z.number(),
});
export type OwnAdvert = z.output<typeof ownAdvert>;
