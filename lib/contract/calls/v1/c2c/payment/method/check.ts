// The details of a payment method as they would be kept, or what is wrong with them: nothing is kept, and no proof is used up.
import * as z from 'zod/mini';

import { methodId, paymentDetailErrors, paymentDetails, paymentFields, paymentSchemeId } from '#lib/contract/c2c/payment/payment-method.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';

export const checkPaymentMethod = defineCall({
  name: 'checkPaymentMethod',
  path: 'v1/c2c/payment/method/check',
  ...fromUser({ audience: 'registered', scope: 'session', rateClass: 'read' }),
  request: reading({
    scheme: paymentSchemeId,
    fields: paymentDetails,
    /** The one that is to be changed; left out: a further one. */
    methodId: z.optional(methodId),
  }),
  response: z.object({ fields: paymentFields }),
  errors: paymentDetailErrors,
});
