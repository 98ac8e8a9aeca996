// Take a waiting plan order back. Of an OCO, its order in the book goes with it.
import { defineCall, fromUser } from '../../../../call.ts';
import { changing } from '../../../../wire/body.ts';
import { planName, planNamedOnce, planResult } from '../../../../wire/orders/plan-result.ts';

export const cancelPlan = defineCall({
  name: 'cancelPlan',
  path: 'v1/trigger/plan/cancelPlan',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  request: changing(planName).check(planNamedOnce),
  response: planResult,
  errors: ['unknownPlan', 'planNotOpen', 'marketHalted'],
});
