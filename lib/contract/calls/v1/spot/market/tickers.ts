// Tickers of all markets, or of one.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { ticker } from '#lib/contract/market.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { symbolId } from '#lib/contract/wire/fields.ts';

export const getTickers = defineCall({
  name: 'getTickers',
  path: 'v1/spot/market/tickers',
  ...fromAnybody('read', 'GET'),
  request: reading({ symbolId: z.optional(symbolId) }),
  response: z.object({ tickers: z.array(ticker) }),
  errors: ['symbolNotOpen'],
});
