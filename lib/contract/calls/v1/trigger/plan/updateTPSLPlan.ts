// Give a waiting take-profit and stop-loss plan new legs; a leg that is not given is gone.
import * as z from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { changing } from '../../../../wire/body.ts';
import { exitFields } from '../../../../wire/exit-fields.ts';
import { amount } from '../../../../wire/fields.ts';
import { planErrors, planName, planNamedOnce, planResult } from '../../../../wire/plan-result.ts';

export const updateTpslPlan = defineCall({
  name: 'updateTpslPlan',
  method: 'POST',
  path: 'v1/trigger/plan/updateTPSLPlan',
  access: 'user',
  rateClass: 'trade',
  request: changing({ ...planName, delegateCount: z.optional(amount), ...exitFields }).check(planNamedOnce),
  response: planResult,
  errors: [...planErrors, 'unknownPlan', 'planNotOpen', 'nothingToAmend'],
});
