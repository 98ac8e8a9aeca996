// Cancel all open orders, of one market and side or of all.
import { z } from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { symbolText } from '../../../../market.ts';
import { spotDirection } from '../../../../order-request.ts';

export const cancelAllOrdersCall = defineCall({
  name: 'cancelAllOrders',
  method: 'POST',
  path: 'v1/spot/order/cancelAll',
  access: 'user',
  rateClass: 'trade',
  request: z.object({ symbolId: z.optional(symbolText), delegateType: z.optional(spotDirection) }),
  response: z.object({ orderIds: z.array(z.string()) }),
  errors: ['symbolNotOpen'],
});
