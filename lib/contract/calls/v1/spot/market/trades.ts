// The latest trades of a market, newest first.
import * as z from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { publicTrade } from '../../../../market.ts';
import { reading } from '../../../../wire/body.ts';
import { symbolId, whole } from '../../../../wire/fields.ts';

export const getTrades = defineCall({
  name: 'getTrades',
  method: 'GET',
  path: 'v1/spot/market/trades',
  access: 'public',
  rateClass: 'read',
  request: reading({ symbolId, limit: z._default(whole(1, 200), 50) }),
  response: z.object({ trades: z.array(publicTrade) }),
  errors: ['symbolNotOpen'],
});
