// Place a spot order. A client order id makes it safe to send twice: the second time answers 000001 and the first order's id.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { orderResult } from '#lib/contract/wire/orders/order-result.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { presetFields } from '#lib/contract/wire/orders/exit-fields.ts';
import { tradingErrors } from '#lib/contract/wire/orders/order-errors.ts';
import { placingFields, orderTermFields, tradeUnit } from '#lib/contract/wire/orders/order-fields.ts';

export const placeOrder = defineCall({
  name: 'placeOrder',
  path: 'v1/spot/order/place',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'coins', rateClass: 'trade' }),
  request: changing({
    ...placingFields,
    ...orderTermFields,
    /** 'quote' is for market orders. */
    tradeUnit,
    /** Take-profit and stop-loss for what the order will have traded. */
    ...presetFields,
  }),
  response: orderResult,
  errors: [...tradingErrors, 'notMargined', 'accountUnified', 'notLent', 'loanLimit', 'lendingPoolEmpty', 'marginNotEnough', 'invalidExit'],
});
