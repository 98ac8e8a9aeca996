// Place a plan order: it waits for a trigger price, or trails the price, and then becomes an order.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { presetFields, triggerType } from '#lib/contract/wire/orders/exit-fields.ts';
import { amount, flag } from '#lib/contract/wire/fields.ts';
import { planPlacingFields, rate } from '#lib/contract/wire/orders/order-fields.ts';
import { contractPlanErrors, planErrors, planResult } from '#lib/contract/wire/orders/plan-result.ts';

export const placePlan = defineCall({
  name: 'placePlan',
  path: 'v1/trigger/plan/placePlan',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'market', rateClass: 'trade' }),
  request: changing({
    ...planPlacingFields,
    delegateCount: z.optional(amount),
    /** 0 trigger, 6 trailing. */
    planType: z.literal([0, 6], { error: 'must be 0 (trigger) or 6 (trailing)' }),
    triggerType,
    /** Trailing: where it becomes active; absent: at once. */
    triggerPrice: z.optional(amount),
    /** Trigger: the limit price of the order; absent: at market. */
    executePrice: z.optional(amount),
    /** Trailing: callback as a share of 1, 0.001 to 0.05. */
    rangeRate: z.optional(rate),
    /** Trailing, in place of rangeRate: callback as a distance in price, within the same shares of the price at which it begins. */
    callBackNum: z.optional(amount),
    /** In place of delegateCount: the amount of `tokenId` that it uses, the margin coin of a contract and the quote coin of a pair. */
    tokenNum: z.optional(amount),
    /** For contracts, one-way: its order may only make a position smaller. Two words for the same. */
    isReducePosition: z.optional(flag),
    onlyLow: z.optional(flag),
    /** The exit that its order takes with it; of a trailing plan by ratios alone, as nobody knows at which price it will open. */
    ...presetFields,
  }),
  response: planResult,
  errors: [...planErrors, ...contractPlanErrors, 'invalidCallback'],
});
