// Open orders, newest first.
import { z } from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { symbolText } from '../../../../market.ts';
import { spotOrder } from '../../../../order.ts';

export const openOrdersCall = defineCall({
  name: 'openOrders',
  method: 'POST',
  path: 'v1/spot/order/openOrders',
  access: 'user',
  rateClass: 'read',
  request: z.object({ symbolId: z.optional(symbolText) }),
  response: z.object({ orders: z.array(spotOrder) }),
  errors: ['symbolNotOpen'],
});
