// Scaled: one size spread over several limit orders between two prices. Each is placed, and answered, by itself.
import * as z from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { batchResult } from '../../../../wire/batch-result.ts';
import { changing } from '../../../../wire/body.ts';
import { amount, whole } from '../../../../wire/fields.ts';
import { placingFields } from '../../../../wire/order-fields.ts';

export const placeScaled = defineCall({
  name: 'placeScaled',
  method: 'POST',
  path: 'v1/spot/order/placeScaled',
  access: 'user',
  rateClass: 'trade',
  request: changing({
    ...placingFields,
    startPrice: amount,
    endPrice: amount,
    orderCount: whole(2, 40),
    /** Size of the last order over that of the first, 0.1 to 10. Absent: 1, all alike. */
    sizeSkew: z.optional(amount),
    timeInForceValue: z._default(z.literal([0, 1], { error: 'must be 0 (until cancelled) or 1 (maker-only)' }), 0),
  }),
  response: batchResult,
  errors: ['symbolNotOpen', 'invalidPrice', 'invalidQuantity', 'quantityBelowMinimum', 'amountBelowMinimum', 'insufficientBalance'],
});
