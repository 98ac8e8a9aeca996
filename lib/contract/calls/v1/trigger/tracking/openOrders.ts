// List the positions of the user's copies, market by market.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { trackingOrder } from '#lib/contract/tracking/tracking-order.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { strategyId } from '#lib/contract/wire/bots/bot-fields.ts';
import { symbolId } from '#lib/contract/wire/fields.ts';

export const getTrackingOrders = defineCall({
  name: 'getTrackingOrders',
  path: 'v1/trigger/tracking/openOrders',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  /** Left out: of all copies, in all markets. */
  request: reading({ strategyId: z.optional(strategyId), symbolId: z.optional(symbolId) }),
  response: z.object({ list: z.array(trackingOrder) }),
  errors: ['unknownStrategy', 'symbolNotOpen'],
});
