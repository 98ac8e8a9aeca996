// Lists the orders between people that wait for a decision, the oldest first.
import * as z from 'zod/mini';

import { c2cHistory, c2cRole } from '#lib/contract/c2c/order-answer.ts';
import { defineCall, fromOperator } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { world } from '#lib/contract/wire/leader-fields.ts';

export const listC2cAppeals = defineCall({
  name: 'listC2cAppeals',
  path: 'v1/operator/c2c/appeals',
  ...fromOperator('funding'),
  request: changing({ world }),
  response: z.object({
    list: z.array(
      z.object({
        orderId: z.string(),
        buyerAccountId: z.string(),
        sellerAccountId: z.string(),
        coin: z.string(),
        quantity: z.string(),
        quote: z.string(),
        amount: z.string(),
        /** The earlier decision, to which somebody has objected; null: there was none. */
        before: z.nullable(c2cRole),
        history: c2cHistory,
      }),
    ),
  }),
});
