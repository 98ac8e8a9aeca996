// Cancels an order that converts: its money is available again.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../../../../call.ts';
import { changing } from '../../../../../wire/body.ts';
import { orderId } from '../../../../../wire/fields.ts';

export const cancelConvertOrder = defineCall({
  name: 'cancelConvertOrder',
  path: 'v1/spot/convert/order/cancel',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  request: changing({ orderId }),
  response: z.object({ orderId: z.string() }),
  errors: ['unknownOrder'],
});
