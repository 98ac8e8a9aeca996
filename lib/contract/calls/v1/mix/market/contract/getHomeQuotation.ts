// Markets that the home page shows: those that the operator has chosen, or of a line that has none the busiest.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '../../../../../call.ts';
import { ticker } from '../../../../../market.ts';
import { anyLine } from '../../../../../wire/any-line.ts';
import { reading } from '../../../../../wire/body.ts';

export const getHomeMarkets = defineCall({
  name: 'getHomeMarkets',
  path: 'v1/mix/market/contract/getHomeQuotation',
  ...fromAnybody('read', 'GET'),
  request: reading({ businessLine: anyLine }),
  response: z.object({ list: z.array(ticker) }),
});
