// Change a trigger, trailing or OCO plan that waits, or a TWAP that runs; what is not given stays.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { amount, whole } from '#lib/contract/wire/fields.ts';
import { rate } from '#lib/contract/wire/orders/order-fields.ts';
import { planErrors, planName, planNamedOnce, planResult } from '#lib/contract/wire/orders/plan-result.ts';

const priceOrMarket = z.union([amount, z.literal('')], { error: 'must be a price, or empty for at market' });

export const updateDelegatePlan = defineCall({
  name: 'updateDelegatePlan',
  path: 'v1/trigger/plan/updateDelegatePlan',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  request: changing({
    ...planName,
    /** For an OCO: its stop, together with the execute price. */
    triggerPrice: z.optional(amount),
    /** '' makes it execute at market. */
    executePrice: z.optional(priceOrMarket),
    /** OCO: the price of its limit order. TWAP: no slice trades beyond it; '' lets them trade at market. */
    delegatePrice: z.optional(priceOrMarket),
    /** TWAP: all of its slices, with those that are done. */
    sliceCount: z.optional(whole(2, 1440)),
    intervalMs: z.optional(whole(1000, 3_600_000)),
    /** The whole size for an OCO and a TWAP, with what is filled. */
    delegateCount: z.optional(amount),
    /** Trailing: the callback, as a share of 1 or as a distance in price; the one takes the place of the other. */
    rangeRate: z.optional(rate),
    callBackNum: z.optional(amount),
  }).check(planNamedOnce),
  response: planResult,
  errors: [
    ...planErrors,
    'priceHigh',
    'priceLow',
    'postOnlyWouldTake',
    'invalidCallback',
    'invalidSlices',
    'unknownPlan',
    'planNotOpen',
    'nothingToAmend',
  ],
});
