// The latest trades of a market, newest first.
import { z } from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { publicTrade, symbolText } from '../../../../market.ts';
import { pageLimit } from '../../../../query.ts';

export const tradesCall = defineCall({
  name: 'trades',
  method: 'GET',
  path: 'v1/spot/market/trades',
  access: 'public',
  rateClass: 'read',
  request: z.object({ symbolId: symbolText, limit: z.optional(pageLimit(200)) }),
  response: z.object({ trades: z.array(publicTrade) }),
  errors: ['symbolNotOpen'],
});
