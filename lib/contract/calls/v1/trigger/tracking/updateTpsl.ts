// Set the prices at which what a copy holds in one market is closed, whatever the leader does.
import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { exitPrice, namedOnce, trackingExitErrors, trackingNo } from '#lib/contract/wire/tracking-fields.ts';

export const updateTrackingTpsl = defineCall({
  name: 'updateTrackingTpsl',
  path: 'v1/trigger/tracking/updateTpsl',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  request: changing({ trackingNo, takeProfitPrice: exitPrice, stopLossPrice: exitPrice, ...namedOnce }),
  response: botResult,
  errors: [...trackingExitErrors],
});
