// Cancels an order that converts: its money is available again.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { orderId } from '#lib/contract/wire/fields.ts';

export const cancelConvertOrder = defineCall({
  name: 'cancelConvertOrder',
  path: 'v1/spot/convert/order/cancel',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  request: changing({ orderId }),
  response: z.object({ orderId: z.string() }),
  errors: ['unknownOrder'],
});
