// Close every position of a line at market, each by itself. What finds nobody to trade with stays open and says so.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { contractLine } from '#lib/contract/wire/contract-fields.ts';
import { whole } from '#lib/contract/wire/fields.ts';

export const closeAllPositions = defineCall({
  name: 'closeAllPositions',
  path: 'v1/mcp/order/closeAll',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  request: changing({ businessLine: contractLine, enterPointSource: z.optional(whole(1, 4)) }),
  response: z.object({
    list: z.array(
      z.object({
        symbolId: z.string(),
        holdSide: z.enum(['long', 'short']),
        /** '' when it was refused. */
        orderId: z.string(),
        dealCount: decimalText,
        /** '00000', or a code of the error catalogue with its message. */
        code: z.string(),
        msg: z.string(),
      }),
    ),
  }),
});
