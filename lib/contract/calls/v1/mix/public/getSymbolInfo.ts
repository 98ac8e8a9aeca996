// One market by its symbol or symbol id.
import { z } from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { spotMarket, symbolText } from '../../../../market.ts';

export const getSymbolInfoCall = defineCall({
  name: 'getSymbolInfo',
  method: 'POST',
  path: 'v1/mix/public/getSymbolInfo',
  access: 'public',
  rateClass: 'read',
  request: z.object({ symbolId: symbolText }),
  response: spotMarket,
  errors: ['symbolNotOpen'],
});
