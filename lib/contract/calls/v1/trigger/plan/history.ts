// The user's plan orders that are over, newest first.
import * as z from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { spotPlan } from '../../../../plan.ts';
import { reading } from '../../../../wire/body.ts';
import { idLessThan, pageSize, symbolId } from '../../../../wire/fields.ts';
import { anyDirection, anyLine, planType, timeSpan } from '../../../../wire/list-fields.ts';

export const getPlanHistory = defineCall({
  name: 'getPlanHistory',
  method: 'POST',
  path: 'v1/trigger/plan/history',
  access: 'user',
  rateClass: 'read',
  request: reading({
    symbolId: z.optional(symbolId),
    /** Without a line and without a market: spot. */
    businessLine: z.optional(anyLine),
    delegateType: z.optional(anyDirection),
    planType: z.optional(planType),
    /** PlanStatus codes: 2 done, 3 failed, 4 cancelled. */
    status: z.optional(z.literal([2, 3, 4], { error: 'must be 2 (done), 3 (failed) or 4 (cancelled)' })),
    /** Of the moment when it was over. */
    ...timeSpan,
    idLessThan,
    pageSize,
  }),
  response: z.object({
    list: z.array(spotPlan),
    /** Where the next page goes on (idLessThan); null: there is none. */
    nextId: z.nullable(z.string()),
  }),
  errors: ['symbolNotOpen', 'pageNotInteger'],
});
