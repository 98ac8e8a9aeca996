// Cancel up to 40 orders with one call; each is answered by itself.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { batchResult } from '#lib/contract/wire/orders/batch-result.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { namedOnce, orderName } from '#lib/contract/wire/orders/named-order.ts';

export const batchCancelOrders = defineCall({
  name: 'batchCancelOrders',
  path: 'v1/spot/order/batchCancel',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  request: changing({
    list: z
      .array(z.object(orderName).check(namedOnce), { error: 'must be a list of order names' })
      .check(z.minLength(1, 'must not be empty'), z.maxLength(40, 'has more than 40 orders')),
  }),
  response: batchResult,
});
