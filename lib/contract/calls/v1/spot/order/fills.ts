// Fills, newest first, page by page.
import { z } from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { symbolText } from '../../../../market.ts';
import { orderIdText } from '../../../../order-request.ts';
import { spotFill } from '../../../../order.ts';

export const fillsCall = defineCall({
  name: 'fills',
  method: 'POST',
  path: 'v1/spot/order/fills',
  access: 'user',
  rateClass: 'read',
  request: z.object({
    symbolId: z.optional(symbolText),
    orderId: z.optional(orderIdText),
    before: z.optional(z.string().check(z.regex(/^\d{1,16}-\d{1,16}$/))),
    limit: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(100))),
  }),
  response: z.object({ fills: z.array(spotFill) }),
  errors: ['symbolNotOpen'],
});
