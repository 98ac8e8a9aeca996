// The user's part in trades of contracts, newest first, with what closing brought; of one order when it is named.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { spotFill } from '#lib/contract/order.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { contractDirection, contractListFields } from '#lib/contract/wire/contract-list-fields.ts';
import { orderId } from '#lib/contract/wire/fields.ts';
import { pageAnswer, numberedPairPageFields } from '#lib/contract/wire/list-fields.ts';

export const getContractFills = defineCall({
  name: 'getContractFills',
  path: 'v1/mcp/history/fills',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({
    ...contractListFields,
    ...numberedPairPageFields,
    orderId: z.optional(orderId),
    delegateType: contractDirection,
    role: z.optional(z.enum(['maker', 'taker'], { error: 'must be maker or taker' })),
  }),
  response: pageAnswer(spotFill),
  errors: ['symbolNotOpen', 'pageNotInteger'],
});
