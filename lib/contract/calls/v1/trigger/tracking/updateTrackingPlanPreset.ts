// Change the take profit and the stop loss that a copy has in every market without settings of its own.
import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { instructingErrors, termsErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { instructing, priceOrNone } from '#lib/contract/wire/bots/bot-fields.ts';

export const updateTrackingPlanPreset = defineCall({
  name: 'updateTrackingPlanPreset',
  path: 'v1/trigger/tracking/updateTrackingPlanPreset',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  /** Shares of the average price; null: none. What is left out stays. */
  request: changing({ ...instructing, targetProfit: priceOrNone, targetLoss: priceOrNone }),
  response: botResult,
  errors: [...instructingErrors, ...termsErrors, 'termOutOfRange'],
});
