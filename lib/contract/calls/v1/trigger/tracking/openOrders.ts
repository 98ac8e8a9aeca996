// List the positions of the user's copies, market by market.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../../../call.ts';
import { trackingOrder } from '../../../../tracking/tracking-order.ts';
import { reading } from '../../../../wire/body.ts';
import { strategyId } from '../../../../wire/bots/bot-fields.ts';
import { symbolId } from '../../../../wire/fields.ts';

export const getTrackingOrders = defineCall({
  name: 'getTrackingOrders',
  path: 'v1/trigger/tracking/openOrders',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  /** Left out: of all copies, in all markets. */
  request: reading({ strategyId: z.optional(strategyId), symbolId: z.optional(symbolId) }),
  response: z.object({ list: z.array(trackingOrder) }),
  errors: ['unknownStrategy', 'symbolNotOpen'],
});
