// Place a spot order. A client order id makes it safe to send twice: the second time answers 000001 and the first order's id.
import { defineCall, fromUser } from '../../../../call.ts';
import { orderResult } from '../../../../wire/orders/order-result.ts';
import { changing } from '../../../../wire/body.ts';
import { presetFields } from '../../../../wire/orders/exit-fields.ts';
import { tradingErrors } from '../../../../wire/orders/order-errors.ts';
import { placingFields, orderTermFields, tradeUnit } from '../../../../wire/orders/order-fields.ts';

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
