// Change a take profit or a stop loss of what a copy holds in one market.
import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { amount } from '#lib/contract/wire/fields.ts';
import { namedOnce, trackingExitErrors, trackingNo, trackingPlanType } from '#lib/contract/wire/tracking-fields.ts';

export const updateTrackingTpslPlan = defineCall({
  name: 'updateTrackingTpslPlan',
  path: 'v1/trigger/tracking/plan/updateTPSLPlan',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  request: changing({ trackingNo, planType: trackingPlanType, triggerPrice: amount, ...namedOnce }),
  response: botResult,
  errors: [...trackingExitErrors, 'unknownPlan'],
});
