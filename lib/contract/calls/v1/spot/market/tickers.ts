// Tickers of all markets, or of one.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '../../../../call.ts';
import { ticker } from '../../../../market.ts';
import { reading } from '../../../../wire/body.ts';
import { symbolId } from '../../../../wire/fields.ts';

export const getTickers = defineCall({
  name: 'getTickers',
  path: 'v1/spot/market/tickers',
  ...fromAnybody('read', 'GET'),
  request: reading({ symbolId: z.optional(symbolId) }),
  response: z.object({ tickers: z.array(ticker) }),
  errors: ['symbolNotOpen'],
});
