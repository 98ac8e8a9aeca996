// Tickers of a business line; spot unless said otherwise. A line without markets has none.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { anyLine } from '#lib/contract/wire/any-line.ts';
import { ticker } from '#lib/contract/market.ts';
import { reading } from '#lib/contract/wire/body.ts';

export const getQuotations = defineCall({
  name: 'getQuotations',
  path: 'v1/mix/market/contract/getQuotation',
  ...fromAnybody('read', 'GET'),
  request: reading({ businessLine: anyLine }),
  response: z.object({ list: z.array(ticker) }),
});
