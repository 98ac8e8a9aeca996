// What the user holds, coin by coin, with its worth in USDT.
import { z } from 'zod/mini';

import { defineCall } from '../../../call.ts';
import { decimalText } from '../../../market.ts';
import { coinBalance } from '../../../order.ts';

export const getAssetsCall = defineCall({
  name: 'getAssets',
  method: 'POST',
  path: 'v1/assets/getAssets',
  access: 'user',
  rateClass: 'read',
  request: z.object({}),
  response: z.object({ list: z.array(coinBalance), totalUsdt: decimalText }),
  errors: [],
});
