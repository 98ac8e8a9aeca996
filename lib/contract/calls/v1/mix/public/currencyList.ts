// Currencies in which worth can be shown.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';

export const getCurrencies = defineCall({
  name: 'getCurrencies',
  path: 'v1/mix/public/currencyList',
  ...fromAnybody('read'),
  response: z.object({ supported: z.array(z.object({ name: z.string(), symbol: z.string() })) }),
});
