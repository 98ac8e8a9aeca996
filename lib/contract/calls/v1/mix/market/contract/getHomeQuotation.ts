// Markets that the home page shows.
import * as z from 'zod/mini';

import { defineCall } from '../../../../../call.ts';
import { ticker } from '../../../../../market.ts';
import { reading } from '../../../../../wire/body.ts';

export const getHomeMarkets = defineCall({
  name: 'getHomeMarkets',
  method: 'GET',
  path: 'v1/mix/market/contract/getHomeQuotation',
  access: 'public',
  rateClass: 'read',
  request: reading({}),
  response: z.object({ list: z.array(ticker) }),
  errors: [],
});
