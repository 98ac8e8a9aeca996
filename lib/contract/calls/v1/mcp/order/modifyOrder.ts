// Change the price, the total quantity or both of an open order for a contract.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { contractOrderErrors } from '#lib/contract/wire/orders/contract-order.ts';
import { amount } from '#lib/contract/wire/fields.ts';
import { namedOnce, orderName } from '#lib/contract/wire/orders/named-order.ts';
import { orderResult } from '#lib/contract/wire/orders/order-result.ts';
import { contractScope } from '#lib/contract/wire/contract-list-fields.ts';

export const modifyContractOrder = defineCall({
  name: 'modifyContractOrder',
  path: 'v1/mcp/order/modifyOrder',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'contracts', rateClass: 'trade' }),
  request: changing({
    ...orderName,
    ...contractScope,
    delegatePrice: z.optional(amount),
    /** The new total in the contract's quantity, what is filled already included. */
    delegateCount: z.optional(amount),
  }).check(namedOnce),
  response: orderResult,
  errors: [...contractOrderErrors, 'riskLimitOfChange', 'unknownOrder', 'orderNotOpen', 'nothingToAmend'],
});
