// Keep a payment method for orders of the marketplace. With real money its holder has the name of the user's identity.
import { VerificationPurpose } from '#lib/contract/accounts/verification.ts';
import { keptPaymentMethod, paymentKeepingErrors, paymentDetails, paymentSchemeId } from '#lib/contract/c2c/payment/payment-method.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';

export const savePaymentMethod = defineCall({
  name: 'savePaymentMethod',
  path: 'v1/c2c/payment/method/save',
  ...fromUser({ audience: 'registered', scope: 'session', rateClass: 'funding' }),
  verification: VerificationPurpose.paymentMethod,
  request: changing({ scheme: paymentSchemeId, fields: paymentDetails }),
  response: keptPaymentMethod,
  errors: [...paymentKeepingErrors, 'paymentMethodLimit'],
});
