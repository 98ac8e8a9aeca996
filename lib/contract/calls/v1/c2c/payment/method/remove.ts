// Erase a payment method of one's own. Not while an open order needs it.
import { methodId } from '#lib/contract/c2c/payment/payment-method.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';

export const removePaymentMethod = defineCall({
  name: 'removePaymentMethod',
  path: 'v1/c2c/payment/method/remove',
  ...fromUser({ audience: 'registered', scope: 'session', rateClass: 'funding' }),
  request: changing({ methodId }),
  response: nothing,
  errors: ['unknownPaymentMethod', 'paymentMethodInUse', 'settingsLocked'],
});
