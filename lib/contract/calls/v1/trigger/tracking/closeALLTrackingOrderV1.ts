// Close everything that one copy holds, at the market.
import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { instructingErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { instructing } from '#lib/contract/wire/bots/bot-fields.ts';

export const closeAllTrackingOrdersV1 = defineCall({
  name: 'closeAllTrackingOrdersV1',
  path: 'v1/trigger/tracking/closeALLTrackingOrderV1',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  request: changing(instructing),
  response: botResult,
  errors: [...instructingErrors, 'noPosition'],
});
