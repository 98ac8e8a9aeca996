// Change the price, the total quantity or both of an open order.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { namedOnce, orderName } from '#lib/contract/wire/orders/named-order.ts';
import { orderResult } from '#lib/contract/wire/orders/order-result.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { amount, spotLine, symbolId } from '#lib/contract/wire/fields.ts';
import { restingErrors } from '#lib/contract/wire/orders/order-errors.ts';

export const modifyOrder = defineCall({
  name: 'modifyOrder',
  path: 'v1/spot/order/modify',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'coins', rateClass: 'trade' }),
  request: changing({
    ...orderName,
    symbolId: z.optional(symbolId),
    businessLine: z.optional(spotLine),
    delegatePrice: z.optional(amount),
    /** The new total, what is filled already included. */
    delegateCount: z.optional(amount),
  }).check(namedOnce),
  response: orderResult,
  errors: [...restingErrors, 'unknownOrder', 'orderNotOpen', 'nothingToAmend', 'invalidDisplay', 'linkedOrder'],
});
