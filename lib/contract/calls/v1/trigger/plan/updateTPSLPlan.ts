// Give a waiting take-profit and stop-loss plan new legs; a leg that is not given is gone.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { exitFields, keptWait, planExitNames } from '#lib/contract/wire/orders/exit-fields.ts';
import { exitRequestFields } from '#lib/contract/wire/orders/exit-request.ts';
import { amount } from '#lib/contract/wire/fields.ts';
import { planErrors, planName, planNamedOnce, planResult } from '#lib/contract/wire/orders/plan-result.ts';

export const updateTpslPlan = defineCall({
  name: 'updateTpslPlan',
  path: 'v1/trigger/plan/updateTPSLPlan',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  request: changing({
    ...planName,
    /** The size; for contracts 0 is the whole position. */
    delegateCount: z.optional(amount),
    ...exitFields,
    ...keptWait,
    ...planExitNames,
    /** For contracts, in place of a trigger price. */
    ...exitRequestFields,
  }).check(planNamedOnce),
  response: planResult,
  errors: [...planErrors, 'noPosition', 'noMarkPrice', 'unknownPlan', 'planNotOpen', 'nothingToAmend'],
});
