// Markets that the home page shows.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '../../../../../call.ts';
import { ticker } from '../../../../../market.ts';

export const getHomeMarkets = defineCall({
  name: 'getHomeMarkets',
  path: 'v1/mix/market/contract/getHomeQuotation',
  ...fromAnybody('read', 'GET'),
  response: z.object({ list: z.array(ticker) }),
});
