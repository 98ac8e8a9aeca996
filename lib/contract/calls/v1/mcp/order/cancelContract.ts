// Take an open order for a contract out of the book.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { shortText } from '#lib/contract/wire/fields.ts';
import { namedOnce, orderName } from '#lib/contract/wire/orders/named-order.ts';
import { contractScope } from '#lib/contract/wire/contract-list-fields.ts';

export const cancelContract = defineCall({
  name: 'cancelContract',
  path: 'v1/mcp/order/cancelContract',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  request: changing({
    ...orderName,
    ...contractScope,
    tokenId: z.optional(shortText),
  }).check(namedOnce),
  response: z.object({ orderId: z.string(), clientOid: z.string() }),
  errors: ['unknownOrder', 'orderNotOpen', 'marketHalted'],
});
