// The value of one USDT in US dollars.
import * as z from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { decimalText } from '../../../../market.ts';
import { reading } from '../../../../wire/body.ts';

export const getUsdtRate = defineCall({
  name: 'getUsdtRate',
  method: 'POST',
  path: 'v1/mix/public/usdtRate',
  access: 'public',
  rateClass: 'read',
  request: reading({}),
  response: z.object({ usdtRate: decimalText }),
  errors: [],
});
