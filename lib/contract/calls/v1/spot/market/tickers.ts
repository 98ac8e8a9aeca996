// The tickers of all spot markets.
import { z } from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { ticker } from '../../../../market.ts';

export const tickersCall = defineCall({
  name: 'tickers',
  method: 'GET',
  path: 'v1/spot/market/tickers',
  access: 'public',
  rateClass: 'read',
  request: z.object({}),
  response: z.object({ tickers: z.array(ticker) }),
  errors: [],
});
