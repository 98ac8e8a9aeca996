// Place up to 40 orders with one call, in order; each is taken or refused by itself.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { batchResult } from '#lib/contract/wire/orders/batch-result.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { placeOrder } from './place.ts';

export const batchPlaceOrders = defineCall({
  name: 'batchPlaceOrders',
  path: 'v1/spot/order/batchPlace',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'coins', rateClass: 'trade' }),
  request: changing({
    list: z
      .array(placeOrder.request, { error: 'must be a list of orders' })
      .check(z.minLength(1, 'must not be empty'), z.maxLength(40, 'has more than 40 orders')),
  }),
  response: batchResult,
});
