// The user's filled and cancelled orders, newest first.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { spotOrder } from '#lib/contract/order.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { symbolId } from '#lib/contract/wire/fields.ts';
import { direction, ofMarginMode, pageAnswer, numberedPageFields, spotOrMargin, timeSpan } from '#lib/contract/wire/list-fields.ts';

export const getOrderHistory = defineCall({
  name: 'getOrderHistory',
  path: 'v1/spot/order/history',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({
    symbolId: z.optional(symbolId),
    businessLine: spotOrMargin,
    marginMode: ofMarginMode,
    delegateType: z.optional(direction),
    /** 0 limit, 1 market. */
    orderType: z.optional(z.literal([0, 1], { error: 'must be 0 (limit) or 1 (market)' })),
    /** partlyFilled: cancelled after a part had been filled; cancelled: before any was. */
    outcome: z.optional(z.enum(['filled', 'partlyFilled', 'cancelled'], { error: 'must be filled, partlyFilled or cancelled' })),
    /** The time span of the moment when the order was done. */
    ...timeSpan,
    ...numberedPageFields,
  }),
  response: pageAnswer(spotOrder),
  errors: ['symbolNotOpen', 'pageNotInteger'],
});
