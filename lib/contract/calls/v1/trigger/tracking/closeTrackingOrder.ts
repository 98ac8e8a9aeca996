// Close what a copy holds in one market, at the market. What its leader does there later is copied as before.
import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { namedOnce, trackingErrors, trackingNo } from '#lib/contract/wire/tracking-fields.ts';

export const closeTrackingOrder = defineCall({
  name: 'closeTrackingOrder',
  path: 'v1/trigger/tracking/closeTrackingOrder',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  request: changing({ trackingNo, ...namedOnce }),
  response: botResult,
  errors: [...trackingErrors],
});
