// The value of one USDT in each currency of the currency list.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';

export const getCurrentRate = defineCall({
  name: 'getCurrentRate',
  path: 'v1/mix/getCurrentRate',
  ...fromAnybody('read'),
  response: z.object({ rates: z.array(z.object({ name: z.string(), rate: decimalText })) }),
});
