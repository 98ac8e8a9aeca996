// Place take-profit, stop-loss or both on what one holds: one fires, the other goes. Of a contract they close a position, in part or whole.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { exitFields, planExitNames, triggerType } from '#lib/contract/wire/orders/exit-fields.ts';
import { exitRequestFields } from '#lib/contract/wire/orders/exit-request.ts';
import { amount, flag } from '#lib/contract/wire/fields.ts';
import { planPlacingFields, rate } from '#lib/contract/wire/orders/order-fields.ts';
import { contractPlanErrors, planErrors, planResult } from '#lib/contract/wire/orders/plan-result.ts';

export const placePlanOrder = defineCall({
  name: 'placePlanOrder',
  path: 'v1/trigger/plan/placePlanOrder',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  request: changing({
    ...planPlacingFields,
    /**
     * For contracts: 1 take-profit, 2 stop-loss, 8 both, of the size that is given; 4 and 5 of the whole position, whatever it is then.
     * 3 moves with the price: it closes at market once that turns back by `rangeRate` from the best it has seen.
     */
    planType: z.optional(z.literal([1, 2, 3, 4, 5, 8], { error: 'must be 1, 2, 3, 4, 5 or 8' })),
    /** The size; for contracts absent or 0 is the whole position. */
    delegateCount: z.optional(amount),
    // Taking what one holds from the market never opens anything.
    isReducePosition: z.optional(flag),
    onlyLow: z.optional(flag),
    ...exitFields,
    ...planExitNames,
    /** For 3: which price it follows, from where on (absent: at once), and the callback as a share of 1, 0.001 to 0.05. */
    triggerType,
    triggerPrice: z.optional(amount),
    rangeRate: z.optional(rate),
    callBackNum: z.optional(amount),
    /** For contracts, in place of a trigger price. */
    ...exitRequestFields,
  }),
  response: planResult,
  errors: [...planErrors, ...contractPlanErrors, 'invalidCallback'],
});
