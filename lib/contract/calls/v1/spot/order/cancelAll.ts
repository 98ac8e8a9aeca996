// Take all open orders out of the books: of one market or of all, of one side or of both.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { spotLine, symbolId } from '#lib/contract/wire/fields.ts';
import { direction } from '#lib/contract/wire/list-fields.ts';

export const cancelAllOrders = defineCall({
  name: 'cancelAllOrders',
  path: 'v1/spot/order/cancelAll',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  request: changing({
    symbolId: z.optional(symbolId),
    businessLine: z.optional(spotLine),
    delegateType: z.optional(direction),
  }),
  response: z.object({ orderIds: z.array(z.string()) }),
  errors: ['symbolNotOpen', 'marketHalted'],
});
