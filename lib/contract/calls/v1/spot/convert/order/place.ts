// Converts at a rate of one's own: the amount is held until the rate is reached, or the order is cancelled or over.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { amount, clientOid, coin, whole } from '#lib/contract/wire/fields.ts';

export const placeConvertOrder = defineCall({
  name: 'placeConvertOrder',
  path: 'v1/spot/convert/order/place',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'coins', rateClass: 'trade' }),
  /** limitPrice: coins received for one given, at least. days: for how long it stands, one of those that are offered. */
  request: changing({
    fromCoin: coin,
    toCoin: coin,
    fromCoinSize: amount,
    limitPrice: amount,
    days: whole(1, 90),
    clientOid: z.optional(clientOid),
  }),
  response: z.object({ orderId: z.string(), clientOid: z.string(), minSize: z.string(), expireTime: z.number() }),
  errors: [
    'unknownCoin',
    'noConversion',
    'convertBelowMinimum',
    'convertAboveMaximum',
    'convertOrderLimit',
    'convertInDebt',
    'insufficientBalance',
    'duplicateClientOid',
  ],
});
