// Close everything that one copy holds, at the market.
import { botResult } from '../../../../bots/bot.ts';
import { defineCall, fromUser } from '../../../../call.ts';
import { changing } from '../../../../wire/body.ts';
import { instructingErrors } from '../../../../wire/bots/bot-errors.ts';
import { instructing } from '../../../../wire/bots/bot-fields.ts';

export const closeAllTrackingOrdersV1 = defineCall({
  name: 'closeAllTrackingOrdersV1',
  path: 'v1/trigger/tracking/closeALLTrackingOrderV1',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  request: changing(instructing),
  response: botResult,
  errors: [...instructingErrors, 'noPosition'],
});
