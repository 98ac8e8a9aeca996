// Candles of a market, oldest first, the running one last; earlier ones by naming where to end.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { KlineInterval } from '#lib/contract/enums.ts';
import { candle } from '#lib/contract/market.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { symbolId, whole } from '#lib/contract/wire/fields.ts';

export const getCandles = defineCall({
  name: 'getCandles',
  path: 'v1/kline/getMoreKlineDataV2',
  ...fromAnybody('read', 'GET'),
  request: reading({
    symbolId,
    interval: z.enum(KlineInterval, { error: `must be one of ${KlineInterval.join(', ')}` }),
    /** Only candles that open before this moment, in ms; now when left out. */
    endTime: z.optional(whole(0, 9_999_999_999_999)),
    limit: z._default(whole(1, 1000), 500),
  }),
  response: z.object({ candles: z.array(candle) }),
  errors: ['symbolNotOpen'],
});
