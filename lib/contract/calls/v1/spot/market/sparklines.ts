// The last day of every market in one answer: hourly closing prices, for small curves beside a name.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';

export const getSparklines = defineCall({
  name: 'getSparklines',
  path: 'v1/spot/market/sparklines',
  ...fromAnybody('read', 'GET'),
  /** Oldest first, at most 24; made anew once a minute. */
  response: z.object({ list: z.array(z.object({ symbol: z.string(), closes: z.array(decimalText) })) }),
});
