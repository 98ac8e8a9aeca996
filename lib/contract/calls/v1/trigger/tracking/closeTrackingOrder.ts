// Close what a copy holds in one market, at the market. What its leader does there later is copied as before.
import { botResult } from '../../../../bots/bot.ts';
import { defineCall, fromUser } from '../../../../call.ts';
import { changing } from '../../../../wire/body.ts';
import { namedOnce, trackingErrors, trackingNo } from '../../../../wire/tracking-fields.ts';

export const closeTrackingOrder = defineCall({
  name: 'closeTrackingOrder',
  path: 'v1/trigger/tracking/closeTrackingOrder',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  request: changing({ trackingNo, ...namedOnce }),
  response: botResult,
  errors: [...trackingErrors],
});
