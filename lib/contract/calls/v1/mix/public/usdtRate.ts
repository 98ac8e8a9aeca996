// The value of one USDT in US dollars.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';

export const getUsdtRate = defineCall({
  name: 'getUsdtRate',
  path: 'v1/mix/public/usdtRate',
  ...fromAnybody('read'),
  response: z.object({ usdtRate: decimalText }),
});
