// Candles of a market that open before a time, oldest first.
import { z } from 'zod/mini';

import { defineCall } from '../../../call.ts';
import { candle, klineInterval, symbolText } from '../../../market.ts';
import { pageLimit, wholeText } from '../../../query.ts';

export const getMoreKlineDataCall = defineCall({
  name: 'getMoreKlineData',
  method: 'GET',
  path: 'v1/kline/getMoreKlineDataV2',
  access: 'public',
  rateClass: 'read',
  request: z.object({
    symbolId: symbolText,
    interval: klineInterval,
    /** Candles open before this; absent: now. */
    endTime: z.optional(wholeText),
    limit: z.optional(pageLimit(1000)),
  }),
  response: z.object({ symbol: z.string(), interval: z.string(), candles: z.array(candle) }),
  errors: ['symbolNotOpen'],
});
