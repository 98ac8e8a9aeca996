// The order book of a market: the best levels of both sides.
import { z } from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { depthSnapshot, symbolText } from '../../../../market.ts';
import { pageLimit } from '../../../../query.ts';

export const depthCall = defineCall({
  name: 'depth',
  method: 'GET',
  path: 'v1/spot/market/depth',
  access: 'public',
  rateClass: 'read',
  request: z.object({ symbolId: symbolText, limit: z.optional(pageLimit(100)) }),
  response: depthSnapshot,
  errors: ['symbolNotOpen'],
});
