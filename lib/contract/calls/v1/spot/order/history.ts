// The user's filled and cancelled orders, newest first.
import * as z from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { spotOrder } from '../../../../order.ts';
import { reading } from '../../../../wire/body.ts';
import { idLessThan, pageSize, spotLine, symbolId } from '../../../../wire/fields.ts';

export const getOrderHistory = defineCall({
  name: 'getOrderHistory',
  method: 'POST',
  path: 'v1/spot/order/history',
  access: 'user',
  rateClass: 'read',
  request: reading({ symbolId: z.optional(symbolId), businessLine: z.optional(spotLine), idLessThan, pageSize }),
  response: z.object({
    list: z.array(spotOrder),
    /** Where the next page goes on (idLessThan); null: there is none. */
    nextId: z.nullable(z.string()),
  }),
  errors: ['symbolNotOpen', 'pageNotInteger'],
});
