// Let a paused TWAP go on: the slices to go follow as far apart as before, the first of them at once where its time has passed.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { planName, planNamedOnce, planResult } from '#lib/contract/wire/orders/plan-result.ts';

export const resumePlan = defineCall({
  name: 'resumePlan',
  path: 'v1/trigger/plan/resumePlan',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  request: changing(planName).check(planNamedOnce),
  response: planResult,
  errors: ['unknownPlan', 'planNotOpen', 'planNotPaused', 'symbolNotOpen'],
});
