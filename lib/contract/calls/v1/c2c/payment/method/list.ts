// The user's own payment methods, oldest first.
import * as z from 'zod/mini';

import { keptPaymentMethod } from '#lib/contract/c2c/payment/payment-method.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';

export const getPaymentMethods = defineCall({
  name: 'getPaymentMethods',
  path: 'v1/c2c/payment/method/list',
  ...fromUser({ audience: 'registered', scope: 'session', rateClass: 'read' }),
  response: z.object({ list: z.array(keptPaymentMethod) }),
});
