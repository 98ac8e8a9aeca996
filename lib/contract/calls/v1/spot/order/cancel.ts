// Cancel an open order.
import { z } from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { orderIdText } from '../../../../order-request.ts';

export const cancelOrderCall = defineCall({
  name: 'cancelOrder',
  method: 'POST',
  path: 'v1/spot/order/cancel',
  access: 'user',
  rateClass: 'trade',
  request: z.object({ orderId: orderIdText }),
  response: z.object({ orderId: z.string() }),
  errors: ['unknownOrder', 'orderNotOpen'],
});
