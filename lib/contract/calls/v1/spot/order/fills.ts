// The user's part in trades, newest first; of one order when it is named.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { spotFill } from '#lib/contract/order.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { orderId, symbolId } from '#lib/contract/wire/fields.ts';
import { direction, ofMarginMode, pageAnswer, numberedPairPageFields, spotOrMargin, timeSpan } from '#lib/contract/wire/list-fields.ts';

export const getFills = defineCall({
  name: 'getFills',
  path: 'v1/spot/order/fills',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({
    symbolId: z.optional(symbolId),
    businessLine: spotOrMargin,
    marginMode: ofMarginMode,
    orderId: z.optional(orderId),
    delegateType: z.optional(direction),
    role: z.optional(z.enum(['maker', 'taker'], { error: 'must be maker or taker' })),
    ...timeSpan,
    ...numberedPairPageFields,
  }),
  response: pageAnswer(spotFill),
  errors: ['symbolNotOpen', 'pageNotInteger'],
});
