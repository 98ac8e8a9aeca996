// Take back the take-profit and stop-loss prices that were set for what copies hold: their settings hold again.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { instructingErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { strategyId } from '#lib/contract/wire/bots/bot-fields.ts';
import { symbolId } from '#lib/contract/wire/fields.ts';
import { namedOnce, toldCopies } from '#lib/contract/wire/tracking-fields.ts';

export const cancelAllTrackingPlans = defineCall({
  name: 'cancelAllTrackingPlans',
  path: 'v1/trigger/tracking/cancelALLTrackingOrder',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  /** Left out: of all copies, in all markets. */
  request: changing({ strategyId: z.optional(strategyId), symbolId: z.optional(symbolId), ...namedOnce }),
  response: toldCopies,
  errors: [...instructingErrors, 'symbolNotOpen'],
});
