// Takes an advert, or a piece of it. Against a currency the seller's coins are held from now on; against coins both are settled at once.
import * as z from 'zod/mini';

import { advertId, advertVersion, ownMethods } from '#lib/contract/c2c/advert-terms.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { amount, clientOid } from '#lib/contract/wire/fields.ts';

export const placeC2cOrder = defineCall({
  name: 'placeC2cOrder',
  path: 'v1/c2c/order/place',
  ...fromUser({ audience: 'registered', scope: 'trade', opens: 'coins', rateClass: 'trade' }),
  request: changing({
    advertId,
    /** The version of the advert that was seen: one that has changed meanwhile is refused. */
    version: advertVersion,
    /** In the quote; or the quantity, of which one is named and not both. */
    amount: z.optional(amount),
    quantity: z.optional(amount),
    /** From one who sells for a currency: his own payment methods that the buyer may use. */
    methodIds: ownMethods,
    clientOid: z.optional(clientOid),
  }),
  response: z.object({ orderId: z.string(), clientOid: z.string() }),
  errors: [
    'identityInProcess',
    'noPermission',
    'unknownAdvert',
    'advertClosed',
    'advertPaused',
    'advertChanged',
    'ownAdvert',
    'advertHours',
    'advertNoIndex',
    'advertSoldOut',
    'advertConditions',
    'advertTaken',
    'advertUncovered',
    'amountBelowMinimum',
    'amountAboveMaximum',
    'insufficientBalance',
    'accountInDebt',
    'withdrawalsHeld',
    'buyingPaused',
    'c2cOrderLimit',
    'noSharedMethod',
    'duplicateClientOid',
  ],
});
