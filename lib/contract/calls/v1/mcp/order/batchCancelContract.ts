// Take several orders for contracts out of the books: those that are named, or all of a contract, of a line, or of one direction.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { orderId } from '#lib/contract/wire/fields.ts';
import { contractScope } from '#lib/contract/wire/contract-list-fields.ts';

export const batchCancelContract = defineCall({
  name: 'batchCancelContract',
  path: 'v1/mcp/order/batchCancelContract',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  request: changing({
    ...contractScope,
    /** Codes of OrderDirection: only orders of this one. */
    delegateType: z.optional(z.literal([1, 2, 3, 4, 21, 22], { error: 'must be 1, 2, 3, 4, 21 or 22' })),
    orderIds: z.optional(z.array(orderId).check(z.minLength(1, 'must not be empty'), z.maxLength(40, 'has more than 40 orders'))),
  }),
  /** Those that are now cancelled. */
  response: z.object({ orderIds: z.array(z.string()) }),
  errors: ['symbolNotOpen'],
});
