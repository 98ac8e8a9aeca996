// The terms of an advert in the marketplace between people, as a request names them, and their bounds.
import * as z from 'zod/mini';

import { amount, asText, coin, flag, rowId, whole } from '../wire/fields.ts';
import { paymentMinutes } from './order-steps.ts';

/** As the advertiser acts: sell, an advert of coins to sell. A list is asked for as the taker acts. */
export const advertSide = z.literal(['buy', 'sell'], { error: 'must be buy or sell' });
export type AdvertSide = z.output<typeof advertSide>;

/** A premium over the index at most, in hundredths of a percent either way. */
export const premiumBound = 2_000;
/** A fixed price as far from the index at most, in hundredths of a percent, while there is an index. */
export const priceBand = 2_000;
export const mostMethods = 5;
export const longestRemark = 500;
/** Adverts that a user may have without closing one. */
export const advertLimit = 20;
export const mostOfConditions = { registeredDays: 3_650, doneIn30Days: 10_000, completionPercent: 100 } as const;
/** Days that the records of people go back. */
export const recordDays = 30;
const minutesOfDay = 1_440;

export const advertId = rowId('must be the id of an advert');
export const advertVersion = whole(1, 2_147_483_647);

/** In the quote for one coin: fixed, or hundredths of a percent over the index. */
const advertPrice = z.union(
  [
    z.strictObject({ kind: z.literal('fixed'), price: amount }),
    z.strictObject({ kind: z.literal('floating'), premium: whole(-premiumBound, premiumBound) }),
  ],
  { error: `must be fixed with a price, or floating with a premium from -${premiumBound} to ${premiumBound}` },
);
export type AdvertPrice = z.output<typeof advertPrice>;

/** A taker must have so many days since he registered, orders done in the last 30 days, and percents of his orders completed. */
const takerConditions = z.object({
  registeredDays: z._default(whole(0, mostOfConditions.registeredDays), 0),
  doneIn30Days: z._default(whole(0, mostOfConditions.doneIn30Days), 0),
  completionPercent: z._default(whole(0, mostOfConditions.completionPercent), 0),
});
export type TakerConditions = z.output<typeof takerConditions>;

/** Minutes of the day in UTC. One that ends before it begins goes over midnight. */
const onlineHours = z
  .object({ fromMinute: whole(0, minutesOfDay - 1), toMinute: whole(0, minutesOfDay - 1) })
  .check(z.refine(({ fromMinute, toMinute }) => fromMinute !== toMinute, 'must begin and end at different minutes'));
export type OnlineHours = z.output<typeof onlineHours>;

const remark = asText.check(z.maxLength(longestRemark, `is longer than ${longestRemark} characters`));

/** Ids of one's own payment methods; left out: none. */
export const ownMethods = z._default(
  z.array(rowId('must be the id of a payment method')).check(z.maxLength(mostMethods, `must be at most ${mostMethods}`)),
  [],
);

/** The terms that can be edited. */
export const advertTerms = {
  price: advertPrice,
  /** In the coin, with what open and completed orders have taken. */
  amount,
  /** The bounds of one order, in the quote. */
  minimum: amount,
  maximum: amount,
  /** Against a currency alone: the advertiser's own payment methods. */
  methodIds: ownMethods,
  /** Against a currency alone, and there it is needed. */
  paymentMinutes: z.optional(whole(paymentMinutes.least, paymentMinutes.most)),
  conditions: z._default(takerConditions, { registeredDays: 0, doneIn30Days: 0, completionPercent: 0 }),
  remark: z._default(remark, ''),
  /** The first message to whoever orders. */
  autoReply: z._default(remark, ''),
  /** Null: always. */
  hours: z._default(z.nullable(onlineHours), null),
};

export const advertPair = { coin, quote: coin };
export const startsOnline = z._default(flag, true);

/** The refusals of whoever writes terms. */
export const advertErrors = ['identityInProcess', 'noPermission', 'priceHigh', 'priceLow', 'advertMethods', 'advertText'] as const;
