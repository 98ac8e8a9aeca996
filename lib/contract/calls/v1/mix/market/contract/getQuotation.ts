// Tickers of a business line; spot unless said otherwise. A line without markets has none.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '../../../../../call.ts';
import { anyLine } from '../../../../../wire/any-line.ts';
import { ticker } from '../../../../../market.ts';
import { reading } from '../../../../../wire/body.ts';

export const getQuotations = defineCall({
  name: 'getQuotations',
  path: 'v1/mix/market/contract/getQuotation',
  ...fromAnybody('read', 'GET'),
  request: reading({ businessLine: anyLine }),
  response: z.object({ list: z.array(ticker) }),
});
