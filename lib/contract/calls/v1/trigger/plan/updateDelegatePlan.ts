// Change a waiting trigger or trailing plan; what is not given stays.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { amount } from '#lib/contract/wire/fields.ts';
import { rate } from '#lib/contract/wire/orders/order-fields.ts';
import { planErrors, planName, planNamedOnce, planResult } from '#lib/contract/wire/orders/plan-result.ts';

export const updateDelegatePlan = defineCall({
  name: 'updateDelegatePlan',
  path: 'v1/trigger/plan/updateDelegatePlan',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  request: changing({
    ...planName,
    triggerPrice: z.optional(amount),
    /** '' makes it execute at market. */
    executePrice: z.optional(z.union([amount, z.literal('')], { error: 'must be a price, or empty for at market' })),
    delegateCount: z.optional(amount),
    /** Trailing: the callback, as a share of 1 or as a distance in price; the one takes the place of the other. */
    rangeRate: z.optional(rate),
    callBackNum: z.optional(amount),
  }).check(planNamedOnce),
  response: planResult,
  errors: [...planErrors, 'invalidCallback', 'unknownPlan', 'planNotOpen', 'nothingToAmend'],
});
