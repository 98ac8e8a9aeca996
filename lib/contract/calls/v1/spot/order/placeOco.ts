// One cancels the other: a maker-only limit order in the book and a stop beside it.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { marketAfter, triggerType } from '#lib/contract/wire/orders/exit-fields.ts';
import { amount } from '#lib/contract/wire/fields.ts';
import { placingFields } from '#lib/contract/wire/orders/order-fields.ts';
import { planErrors, planResult } from '#lib/contract/wire/orders/plan-result.ts';

export const placeOco = defineCall({
  name: 'placeOco',
  path: 'v1/spot/order/placeOco',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'coins', rateClass: 'trade' }),
  request: changing({
    ...placingFields,
    /** The price of the limit order. */
    delegatePrice: amount,
    triggerType,
    /** The trigger price of the stop. */
    triggerPrice: amount,
    /** Limit price of the stop; absent: at market. */
    executePrice: z.optional(amount),
    /** The stop's order trades at market what is left of it after so many seconds in the book. */
    stopLossMarketAfter: marketAfter,
  }),
  response: planResult,
  errors: [...planErrors, 'priceHigh', 'priceLow', 'postOnlyWouldTake', 'openOrderLimit'],
});
