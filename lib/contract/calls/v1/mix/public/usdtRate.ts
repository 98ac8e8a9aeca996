// What one USDT is worth in each display currency.
import { z } from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { decimalText } from '../../../../market.ts';

export const usdtRateCall = defineCall({
  name: 'usdtRate',
  method: 'POST',
  path: 'v1/mix/public/usdtRate',
  access: 'public',
  rateClass: 'read',
  request: z.object({}),
  response: z.object({ rates: z.record(z.string(), decimalText) }),
  errors: [],
});
