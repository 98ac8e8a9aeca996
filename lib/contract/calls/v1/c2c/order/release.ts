// The seller lets go of the coins: they are the buyer's, and nothing takes that back.
import { c2cOrderDetail } from '#lib/contract/c2c/order-answer.ts';
import { VerificationPurpose } from '#lib/contract/accounts/verification.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { orderId } from '#lib/contract/wire/fields.ts';

export const releaseC2cOrder = defineCall({
  name: 'releaseC2cOrder',
  path: 'v1/c2c/order/release',
  ...fromUser({ audience: 'registered', scope: 'session', rateClass: 'trade' }),
  verification: VerificationPurpose.releaseCoins,
  request: changing({ orderId }),
  response: c2cOrderDetail,
  errors: ['unknownOrder', 'orderNotOpen', 'c2cStepClosed', 'withdrawalsHeld'],
});
