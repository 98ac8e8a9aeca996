// A step of one of the two: mark the payment or take the mark back, cancel, ask to cancel and answer, appeal, accept a decision or object to it.
import * as z from 'zod/mini';

import { c2cOrderDetail } from '#lib/contract/c2c/order-answer.ts';
import { c2cSteps, type C2cStep } from '#lib/contract/c2c/order-steps.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { orderId } from '#lib/contract/wire/fields.ts';

const free = c2cSteps.filter((step): step is Exclude<C2cStep, 'release'> => step !== 'release');

export const stepC2cOrder = defineCall({
  name: 'stepC2cOrder',
  path: 'v1/c2c/order/step',
  ...fromUser({ audience: 'registered', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  /** Coins are let go of by a call of their own, with a proof. */
  request: changing({ orderId, step: z.literal(free, { error: `must be one of ${free.join(', ')}` }) }),
  response: c2cOrderDetail,
  errors: ['unknownOrder', 'orderNotOpen', 'c2cStepClosed'],
});
