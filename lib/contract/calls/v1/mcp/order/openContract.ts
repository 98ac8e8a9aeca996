// Place an order that may open a position. One-way it buys (21) or sells (22); in hedge mode it opens a long (1) or a short (2).
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { contractOrderErrors, contractOrderFields } from '#lib/contract/wire/orders/contract-order.ts';
import { presetFields } from '#lib/contract/wire/orders/exit-fields.ts';
import { orderResult } from '#lib/contract/wire/orders/order-result.ts';
import { flag } from '#lib/contract/wire/fields.ts';

export const openContract = defineCall({
  name: 'openContract',
  path: 'v1/mcp/order/openContract',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'contracts', rateClass: 'trade' }),
  request: changing({
    ...contractOrderFields,
    delegateType: z.literal([1, 2, 21, 22], { error: 'must be 1 (open long), 2 (open short), 21 (buy) or 22 (sell)' }),
    /** One-way: the order may only make a position smaller. Two words for the same. */
    onlyLow: z.optional(flag),
    isReducePosition: z.optional(flag),
    /** Take-profit and stop-loss for what the order will have traded; trigger type 1 watches the mark price. */
    ...presetFields,
  }),
  response: orderResult,
  errors: [...contractOrderErrors, 'traderOpenMinimum', 'invalidExit', 'invalidTrigger'],
});
