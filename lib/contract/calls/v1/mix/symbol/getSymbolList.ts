// The markets of a business line.
import { z } from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { spotMarket } from '../../../../market.ts';

export const getSymbolListCall = defineCall({
  name: 'getSymbolList',
  method: 'POST',
  path: 'v1/mix/symbol/getSymbolList',
  access: 'public',
  rateClass: 'read',
  request: z.object({ businessLine: z.number() }),
  response: z.object({ symbols: z.array(spotMarket) }),
  errors: [],
});
