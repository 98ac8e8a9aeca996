// Place a TWAP order: one size, traded in slices over time.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../../../../call.ts';
import { changing } from '../../../../../wire/body.ts';
import { amount, whole } from '../../../../../wire/fields.ts';
import { placingFields, rate, tradeUnit } from '../../../../../wire/orders/order-fields.ts';
import { planErrors, planResult } from '../../../../../wire/orders/plan-result.ts';

export const placeTwap = defineCall({
  name: 'placeTwap',
  path: 'v1/trigger/strategy/timeShare/place',
  ...fromUser({ audience: 'everybody', scope: 'trade', rateClass: 'trade' }),
  request: changing({
    ...placingFields,
    tradeUnit,
    sliceCount: whole(2, 1440),
    intervalMs: whole(1000, 3_600_000),
    /** No slice trades beyond it. A buy by quantity needs one; a buy by amount has none. */
    delegatePrice: z.optional(amount),
    /** The most that a slice may vary, as a share of 1, up to 0.5. Absent: not at all. */
    varianceRate: z.optional(rate),
  }),
  response: planResult,
  errors: [...planErrors, 'invalidSlices'],
});
