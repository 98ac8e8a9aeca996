// Change the price, the total quantity or both of an open order.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../../../call.ts';
import { namedOnce, orderName } from '../../../../wire/orders/named-order.ts';
import { orderResult } from '../../../../wire/orders/order-result.ts';
import { changing } from '../../../../wire/body.ts';
import { amount, spotLine, symbolId } from '../../../../wire/fields.ts';
import { restingErrors } from '../../../../wire/orders/order-errors.ts';

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
