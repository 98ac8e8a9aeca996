// Give a resting order for a contract another take-profit and stop-loss for what it will have traded; no legs: none.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { keptWait, presetFields } from '#lib/contract/wire/orders/exit-fields.ts';
import { namedOnce, orderName } from '#lib/contract/wire/orders/named-order.ts';
import { contractScope } from '#lib/contract/wire/contract-list-fields.ts';

export const updateContractPreset = defineCall({
  name: 'updateContractPreset',
  path: 'v1/mcp/order/updateContractPreset',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  request: changing({
    ...orderName,
    ...contractScope,
    ...presetFields,
    ...keptWait,
  }).check(namedOnce),
  response: z.object({ orderId: z.string(), clientOid: z.string() }),
  errors: ['unknownOrder', 'orderNotOpen', 'invalidExit', 'invalidTrigger', 'marketCancelOnly', 'marketHalted'],
});
