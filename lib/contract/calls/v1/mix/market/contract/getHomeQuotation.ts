// Markets that the home page shows: those that the operator has chosen, or of a line that has none the busiest.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { ticker } from '#lib/contract/market.ts';
import { anyLine } from '#lib/contract/wire/any-line.ts';
import { reading } from '#lib/contract/wire/body.ts';

export const getHomeMarkets = defineCall({
  name: 'getHomeMarkets',
  path: 'v1/mix/market/contract/getHomeQuotation',
  ...fromAnybody('read', 'GET'),
  request: reading({ businessLine: anyLine }),
  response: z.object({ list: z.array(ticker) }),
});
