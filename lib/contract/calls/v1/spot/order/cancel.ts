// Take an open order out of the book.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { namedOnce, orderName } from '#lib/contract/wire/orders/named-order.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { spotLine, symbolId } from '#lib/contract/wire/fields.ts';

export const cancelOrder = defineCall({
  name: 'cancelOrder',
  path: 'v1/spot/order/cancel',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  request: changing({ ...orderName, symbolId: z.optional(symbolId), businessLine: z.optional(spotLine) }).check(namedOnce),
  response: z.object({ orderId: z.string(), clientOid: z.string() }),
  errors: ['unknownOrder', 'orderNotOpen', 'marketHalted'],
});
