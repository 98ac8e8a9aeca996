// Finished orders, newest first, page by page.
import { z } from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { symbolText } from '../../../../market.ts';
import { orderIdText } from '../../../../order-request.ts';
import { spotOrder } from '../../../../order.ts';

export const orderHistoryCall = defineCall({
  name: 'orderHistory',
  method: 'POST',
  path: 'v1/spot/order/history',
  access: 'user',
  rateClass: 'read',
  request: z.object({ symbolId: z.optional(symbolText), before: z.optional(orderIdText), limit: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(100))) }),
  response: z.object({ orders: z.array(spotOrder) }),
  errors: ['symbolNotOpen'],
});
