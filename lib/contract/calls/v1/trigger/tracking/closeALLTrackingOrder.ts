// Close what all of the user's copies hold, at the market: in one market, or in all.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../../../call.ts';
import { changing } from '../../../../wire/body.ts';
import { instructingErrors } from '../../../../wire/bots/bot-errors.ts';
import { symbolId } from '../../../../wire/fields.ts';
import { namedOnce, toldCopies } from '../../../../wire/tracking-fields.ts';

export const closeAllTrackingOrders = defineCall({
  name: 'closeAllTrackingOrders',
  path: 'v1/trigger/tracking/closeALLTrackingOrder',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  /** Left out: in all markets. */
  request: changing({ symbolId: z.optional(symbolId), ...namedOnce }),
  response: toldCopies,
  errors: [...instructingErrors, 'symbolNotOpen'],
});
