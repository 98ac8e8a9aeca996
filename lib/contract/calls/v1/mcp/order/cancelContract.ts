// Take an open order for a contract out of the book.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../../../call.ts';
import { changing } from '../../../../wire/body.ts';
import { contractLine } from '../../../../wire/contract-fields.ts';
import { shortText, symbolId } from '../../../../wire/fields.ts';
import { namedOnce, orderName } from '../../../../wire/orders/named-order.ts';

export const cancelContract = defineCall({
  name: 'cancelContract',
  path: 'v1/mcp/order/cancelContract',
  ...fromUser('everybody', 'trade'),
  request: changing({
    ...orderName,
    symbolId: z.optional(symbolId),
    businessLine: z.optional(contractLine),
    tokenId: z.optional(shortText),
  }).check(namedOnce),
  response: z.object({ orderId: z.string(), clientOid: z.string() }),
  errors: ['unknownOrder', 'orderNotOpen', 'marketHalted'],
});
