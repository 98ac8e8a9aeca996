// The user's plan orders in contracts that are over, newest first: done, failed, or taken back.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { spotPlan } from '#lib/contract/plan.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { contractListFields } from '#lib/contract/wire/contract-list-fields.ts';
import { anyDirection, numberedPageFields, pageAnswer, planEnd } from '#lib/contract/wire/list-fields.ts';

export const getContractPlanHistory = defineCall({
  name: 'getContractPlanHistory',
  path: 'v1/mcp/history/plans',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({
    ...contractListFields,
    ...numberedPageFields,
    /** 21 and 22: whatever buys or sells; 1 to 4: of one position in hedge mode. */
    delegateType: z.optional(anyDirection),
    /** PlanType codes; 1, 2, 4, 5 and 8 all mean take-profit and stop-loss, 3 and 6 what trails the price. */
    planType: z.optional(z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11], { error: 'must be from 0 to 8, 10 or 11' })),
    status: z.optional(planEnd),
  }),
  response: pageAnswer(spotPlan),
  errors: ['symbolNotOpen', 'pageNotInteger'],
});
