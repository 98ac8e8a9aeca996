// The user's open orders, newest first.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { spotOrder } from '#lib/contract/order.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { symbolId } from '#lib/contract/wire/fields.ts';
import { ofMarginMode, spotOrMargin } from '#lib/contract/wire/list-fields.ts';

export const getOpenOrders = defineCall({
  name: 'getOpenOrders',
  path: 'v1/spot/order/openOrders',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ symbolId: z.optional(symbolId), businessLine: spotOrMargin, marginMode: ofMarginMode }),
  response: z.object({ list: z.array(spotOrder) }),
  errors: ['symbolNotOpen'],
});
