// Stops a TWAP order: what it has traded stays, what it still holds is free again.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { planName, planNamedOnce, planResult } from '#lib/contract/wire/orders/plan-result.ts';

export const cancelTwap = defineCall({
  name: 'cancelTwap',
  path: 'v1/trigger/strategy/timeShare/cancel',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  request: changing(planName).check(planNamedOnce),
  response: planResult,
  errors: ['unknownPlan', 'planNotOpen', 'marketHalted'],
});
