// Scaled: one size spread over several limit orders between two prices. Each is placed, and answered, by itself.
import { defineCall, fromUser } from '../../../../call.ts';
import { batchResult } from '../../../../wire/orders/batch-result.ts';
import { changing } from '../../../../wire/body.ts';
import { placingFields } from '../../../../wire/orders/order-fields.ts';
import { scaledFields } from '../../../../wire/orders/scaled-fields.ts';

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
