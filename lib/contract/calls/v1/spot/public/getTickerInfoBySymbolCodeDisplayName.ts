// The ticker of one spot market.
import { z } from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { symbolText, ticker } from '../../../../market.ts';

export const getTickerInfoCall = defineCall({
  name: 'getTickerInfo',
  method: 'GET',
  path: 'v1/spot/public/getTickerInfoBySymbolCodeDisplayName',
  access: 'public',
  rateClass: 'read',
  request: z.object({ symbolCodeDisplayName: symbolText }),
  response: ticker,
  errors: ['symbolNotOpen'],
});
