// The user's filled and cancelled orders in contracts, newest first.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { spotOrder } from '#lib/contract/order.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { contractDirection, contractListFields } from '#lib/contract/wire/contract-list-fields.ts';
import { numberedPageFields, pageAnswer } from '#lib/contract/wire/list-fields.ts';

export const getContractOrderHistory = defineCall({
  name: 'getContractOrderHistory',
  path: 'v1/mcp/order/getHistoryOrderList',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({
    ...contractListFields,
    ...numberedPageFields,
    delegateType: contractDirection,
    /** 0 limit, 1 market. */
    orderType: z.optional(z.literal([0, 1], { error: 'must be 0 (limit) or 1 (market)' })),
    /** partlyFilled: cancelled after a part had been filled; cancelled: before any was. */
    outcome: z.optional(z.enum(['filled', 'partlyFilled', 'cancelled'], { error: 'must be filled, partlyFilled or cancelled' })),
  }),
  response: pageAnswer(spotOrder),
  errors: ['symbolNotOpen', 'pageNotInteger'],
});
