// Place an iceberg: a limit order of which only a part stands in the book at a time.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { amount, flag } from '#lib/contract/wire/fields.ts';
import { planPlacingFields } from '#lib/contract/wire/orders/order-fields.ts';
import { orderResult } from '#lib/contract/wire/orders/order-result.ts';
import { contractOrderErrors } from '#lib/contract/wire/orders/contract-order.ts';
import { newOrderErrors } from '#lib/contract/wire/orders/order-errors.ts';

export const placeIceberg = defineCall({
  name: 'placeIceberg',
  path: 'v1/trigger/strategy/ice/place',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'market', rateClass: 'trade' }),
  request: changing({
    ...planPlacingFields,
    /** In the base coin; of contracts in their own quantity. */
    tradeUnit: z._default(z.literal('base', { error: 'must be base' }), 'base'),
    /** One-way contracts: it may only make a position smaller. Two words for the same. */
    onlyLow: z.optional(flag),
    isReducePosition: z.optional(flag),
    delegatePrice: amount,
    /** Shown at a time, in the base coin. */
    displayCount: amount,
    timeInForceValue: z._default(z.literal([0, 1], { error: 'must be 0 (until cancelled) or 1 (maker-only)' }), 0),
  }),
  response: orderResult,
  errors: [...new Set([...newOrderErrors, ...contractOrderErrors]), 'invalidDisplay'],
});
