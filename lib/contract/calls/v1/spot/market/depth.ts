// The order book of a market, best prices first: its best levels, or all of them.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { depthSnapshot } from '#lib/contract/market.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { symbolId, whole } from '#lib/contract/wire/fields.ts';

export const getDepth = defineCall({
  name: 'getDepth',
  path: 'v1/spot/market/depth',
  ...fromAnybody('read', 'GET'),
  request: reading({
    symbolId,
    /** Levels of each side; 'all': every level there is. */
    limit: z._default(z.union([z.literal('all'), whole(1, 1000)], { error: "must be from 1 to 1000, or 'all'" }), 100),
  }),
  response: depthSnapshot,
  errors: ['symbolNotOpen'],
});
