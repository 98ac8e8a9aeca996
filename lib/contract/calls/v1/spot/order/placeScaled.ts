// Scaled: one size spread over several limit orders between two prices. Each is placed, and answered, by itself.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { batchResult } from '#lib/contract/wire/orders/batch-result.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { placingFields } from '#lib/contract/wire/orders/order-fields.ts';
import { scaledFields } from '#lib/contract/wire/orders/scaled-fields.ts';

export const placeScaled = defineCall({
  name: 'placeScaled',
  path: 'v1/spot/order/placeScaled',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'coins', rateClass: 'trade' }),
  request: changing({
    ...placingFields,
    ...scaledFields,
  }),
  response: batchResult,
  errors: ['symbolNotOpen', 'invalidPrice', 'invalidQuantity', 'quantityBelowMinimum', 'amountBelowMinimum', 'insufficientBalance'],
});
