// The order book of a market, best prices first.
import * as z from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { depthSnapshot } from '../../../../market.ts';
import { reading } from '../../../../wire/body.ts';
import { symbolId, whole } from '../../../../wire/fields.ts';

export const getDepth = defineCall({
  name: 'getDepth',
  method: 'GET',
  path: 'v1/spot/market/depth',
  access: 'public',
  rateClass: 'read',
  request: reading({ symbolId, limit: z._default(whole(1, 100), 100) }),
  response: depthSnapshot,
  errors: ['symbolNotOpen'],
});
