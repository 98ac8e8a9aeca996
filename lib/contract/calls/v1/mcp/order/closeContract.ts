// Place an order that closes: in hedge mode a long (3) or a short (4), one-way with a sell (22) or a buy (21) that never opens anything.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { contractOrderErrors, contractOrderFields } from '#lib/contract/wire/orders/contract-order.ts';
import { orderResult } from '#lib/contract/wire/orders/order-result.ts';
import { flag } from '#lib/contract/wire/fields.ts';

export const closeContract = defineCall({
  name: 'closeContract',
  path: 'v1/mcp/order/closeContract',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  request: changing({
    ...contractOrderFields,
    delegateType: z.literal([3, 4, 21, 22], { error: 'must be 3 (close long), 4 (close short), 21 (buy) or 22 (sell)' }),
    /** The quantity includes what other orders wait to close: those are cancelled first. */
    cancelOrder: z.optional(flag),
    // Closing never opens anything, whatever these say.
    onlyLow: z.optional(flag),
    isReducePosition: z.optional(flag),
  }),
  response: orderResult,
  errors: contractOrderErrors,
});
