// Send no further slice of a TWAP until it is resumed. It keeps its money, its slices and its place among the open plans.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { planName, planNamedOnce, planResult } from '#lib/contract/wire/orders/plan-result.ts';

export const pausePlan = defineCall({
  name: 'pausePlan',
  path: 'v1/trigger/plan/pausePlan',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  request: changing(planName).check(planNamedOnce),
  response: planResult,
  errors: ['unknownPlan', 'planNotOpen', 'planPaused'],
});
