// The best prices of a market: what a market order would meet first.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { symbolId } from '#lib/contract/wire/fields.ts';

export const getPlatePrice = defineCall({
  name: 'getPlatePrice',
  path: 'v1/mix/public/getPlatePrice',
  ...fromAnybody('read', 'GET'),
  request: reading({ symbolId }),
  response: z.object({
    symbol: z.string(),
    bestBid: z.nullable(decimalText),
    bestAsk: z.nullable(decimalText),
    lastPrice: z.nullable(decimalText),
  }),
  errors: ['symbolNotOpen'],
});
