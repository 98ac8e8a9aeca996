// Place a TWAP order: one size, traded in slices over time.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { amount, flag, whole } from '#lib/contract/wire/fields.ts';
import { planPlacingFields, rate } from '#lib/contract/wire/orders/order-fields.ts';
import { planErrors, planResult } from '#lib/contract/wire/orders/plan-result.ts';

export const placeTwap = defineCall({
  name: 'placeTwap',
  path: 'v1/trigger/strategy/timeShare/place',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'market', rateClass: 'trade' }),
  request: changing({
    ...planPlacingFields,
    /** One-way contracts: each slice may only make a position smaller. Two words for the same. */
    onlyLow: z.optional(flag),
    isReducePosition: z.optional(flag),
    sliceCount: whole(2, 1440),
    intervalMs: whole(1000, 3_600_000),
    /** No slice trades beyond it; without one they trade at market. In spot a buy by amount has none. */
    delegatePrice: z.optional(amount),
    /** The most that a slice may vary, as a share of 1, up to 0.5. Absent: not at all. */
    varianceRate: z.optional(rate),
  }),
  response: planResult,
  errors: [...planErrors, 'invalidSlices'],
});
