// The user's open orders in contracts, newest first.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { spotOrder } from '#lib/contract/order.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { contractScope } from '#lib/contract/wire/contract-list-fields.ts';

export const getContractOpenOrders = defineCall({
  name: 'getContractOpenOrders',
  path: 'v1/mcp/order/openOrders',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading(contractScope),
  response: z.object({ list: z.array(spotOrder) }),
  errors: ['symbolNotOpen'],
});
