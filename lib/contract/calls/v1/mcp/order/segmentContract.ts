// Close a share of a position, at market or at a price. Shares below 100 % are rounded half up to the lot.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { positionName } from '#lib/contract/wire/contract-fields.ts';
import { contractOrderErrors } from '#lib/contract/wire/orders/contract-order.ts';
import { amount, clientOid, flag, whole } from '#lib/contract/wire/fields.ts';
import { orderResult } from '#lib/contract/wire/orders/order-result.ts';

export const closeShare = defineCall({
  name: 'closeShare',
  path: 'v1/mcp/order/segmentContract',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  request: changing({
    ...positionName,
    percent: whole(1, 100),
    /** Absent: at market. */
    delegatePrice: z.optional(amount),
    /** Orders that wait to close the position are cancelled first. */
    cancelOrder: z.optional(flag),
    clientOid: z.optional(clientOid),
    enterPointSource: z.optional(whole(1, 4)),
  }),
  response: orderResult,
  errors: contractOrderErrors,
});
