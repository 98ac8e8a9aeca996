// Change the price or the total quantity of an open order; what is absent stays.
import { z } from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { amountText, orderIdText, orderRefusals } from '../../../../order-request.ts';

export const modifyOrderCall = defineCall({
  name: 'modifyOrder',
  method: 'POST',
  path: 'v1/spot/order/modify',
  access: 'user',
  rateClass: 'trade',
  request: z.object({ orderId: orderIdText, delegatePrice: z.optional(amountText), delegateCount: z.optional(amountText) }),
  response: z.object({ orderId: z.string() }),
  errors: [...orderRefusals, 'unknownOrder', 'orderNotOpen', 'nothingToAmend'],
});
