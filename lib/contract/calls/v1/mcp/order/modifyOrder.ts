// Change the price, the total quantity or both of an open order for a contract.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../../../call.ts';
import { changing } from '../../../../wire/body.ts';
import { contractOrderErrors } from '../../../../wire/orders/contract-order.ts';
import { amount } from '../../../../wire/fields.ts';
import { namedOnce, orderName } from '../../../../wire/orders/named-order.ts';
import { orderResult } from '../../../../wire/orders/order-result.ts';
import { contractScope } from '../../../../wire/contract-list-fields.ts';

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
