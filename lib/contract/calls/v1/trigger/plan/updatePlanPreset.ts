// Give a waiting trigger plan another take-profit and stop-loss for the order it will become; no legs: none.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { keptWait, presetFields } from '#lib/contract/wire/orders/exit-fields.ts';
import { planErrors, planName, planNamedOnce, planResult } from '#lib/contract/wire/orders/plan-result.ts';

export const updatePlanPreset = defineCall({
  name: 'updatePlanPreset',
  path: 'v1/trigger/plan/updatePlanPreset',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  request: changing({ ...planName, ...presetFields, ...keptWait }).check(planNamedOnce),
  response: planResult,
  errors: [...planErrors, 'unknownPlan', 'planNotOpen'],
});
