// Take an iceberg out of the book, its hidden part included.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import * as z from 'zod/mini';

import { changing } from '#lib/contract/wire/body.ts';
import { namedOnce, orderName } from '#lib/contract/wire/orders/named-order.ts';

export const cancelIceberg = defineCall({
  name: 'cancelIceberg',
  path: 'v1/trigger/strategy/ice/cancel',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  request: changing(orderName).check(namedOnce),
  response: z.object({ orderId: z.string(), clientOid: z.string() }),
  errors: ['unknownOrder', 'orderNotOpen', 'marketHalted'],
});
