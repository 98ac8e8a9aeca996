// Take a waiting plan order back. Of an OCO, its order in the book goes with it.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { planName, planNamedOnce, planResult } from '#lib/contract/wire/orders/plan-result.ts';

export const cancelPlan = defineCall({
  name: 'cancelPlan',
  path: 'v1/trigger/plan/cancelPlan',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  request: changing(planName).check(planNamedOnce),
  response: planResult,
  errors: ['unknownPlan', 'planNotOpen', 'marketHalted'],
});
