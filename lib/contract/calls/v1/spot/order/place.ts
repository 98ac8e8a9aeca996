// Place a spot order. The same client order id again is refused and names the order that has it.
import { z } from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { decimalText } from '../../../../market.ts';
import { orderRefusals, placeOrderRequest } from '../../../../order-request.ts';

export const placeOrderCall = defineCall({
  name: 'placeOrder',
  method: 'POST',
  path: 'v1/spot/order/place',
  access: 'user',
  rateClass: 'trade',
  request: placeOrderRequest,
  response: z.object({ orderId: z.string(), clientOid: z.string(), dealCount: decimalText }),
  errors: orderRefusals,
});
