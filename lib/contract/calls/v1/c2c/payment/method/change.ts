// Write other details into a payment method of one's own: all of them, as they are to stand. Not while an open order needs it.
import { VerificationPurpose } from '#lib/contract/accounts/verification.ts';
import { keptPaymentMethod, methodId, paymentKeepingErrors, paymentDetails } from '#lib/contract/c2c/payment/payment-method.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';

export const changePaymentMethod = defineCall({
  name: 'changePaymentMethod',
  path: 'v1/c2c/payment/method/change',
  ...fromUser({ audience: 'registered', scope: 'session', rateClass: 'funding' }),
  verification: VerificationPurpose.paymentMethod,
  request: changing({ methodId, fields: paymentDetails }),
  response: keptPaymentMethod,
  errors: [...paymentKeepingErrors, 'unknownPaymentMethod', 'paymentMethodInUse'],
});
