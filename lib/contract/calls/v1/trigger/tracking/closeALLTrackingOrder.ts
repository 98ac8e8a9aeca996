// Close what all of the user's copies hold, at the market: in one market, or in all.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { instructingErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { symbolId } from '#lib/contract/wire/fields.ts';
import { namedOnce, toldCopies } from '#lib/contract/wire/tracking-fields.ts';

export const closeAllTrackingOrders = defineCall({
  name: 'closeAllTrackingOrders',
  path: 'v1/trigger/tracking/closeALLTrackingOrder',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  /** Left out: in all markets. */
  request: changing({ symbolId: z.optional(symbolId), ...namedOnce }),
  response: toldCopies,
  errors: [...instructingErrors, 'symbolNotOpen'],
});
