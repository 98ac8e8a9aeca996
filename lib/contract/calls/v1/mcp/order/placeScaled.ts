// Scaled orders for a contract: one size spread over several limit orders between two prices, all of them or none.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { batchResult } from '#lib/contract/wire/orders/batch-result.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { contractOrderErrors, contractSizeFields } from '#lib/contract/wire/orders/contract-order.ts';
import { scaledFields } from '#lib/contract/wire/orders/scaled-fields.ts';
import { flag } from '#lib/contract/wire/fields.ts';

export const placeScaledContract = defineCall({
  name: 'placeScaledContract',
  path: 'v1/mcp/order/placeScaled',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'contracts', rateClass: 'trade' }),
  request: changing({
    /** The size of all orders together; in margin or value it is counted at their average price, of a sell not below the best ask. */
    ...contractSizeFields,
    ...scaledFields,
    /** One-way 21 buys and 22 sells; in hedge mode 1 and 2 open, 3 and 4 close a long and a short. */
    delegateType: z.literal([1, 2, 3, 4, 21, 22], { error: 'must be 1 to 4, 21 (buy) or 22 (sell)' }),
    /** One-way: the orders may only make a position smaller. Two words for the same. */
    onlyLow: z.optional(flag),
    isReducePosition: z.optional(flag),
    /** For orders that close: those that wait to close the same position are cancelled first. */
    cancelOrder: z.optional(flag),
  }),
  response: batchResult,
  errors: contractOrderErrors,
});
