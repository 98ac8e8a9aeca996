// Stop a TWAP order: what it has traded stays, what it still holds is free again.
import { defineCall } from '../../../../../call.ts';
import { changing } from '../../../../../wire/body.ts';
import { planName, planNamedOnce, planResult } from '../../../../../wire/orders/plan-result.ts';

export const cancelTwap = defineCall({
  name: 'cancelTwap',
  method: 'POST',
  path: 'v1/trigger/strategy/timeShare/cancel',
  access: 'user',
  audience: 'everybody',
  rateClass: 'trade',
  request: changing(planName).check(planNamedOnce),
  response: planResult,
  errors: ['unknownPlan', 'planNotOpen', 'marketHalted'],
});
