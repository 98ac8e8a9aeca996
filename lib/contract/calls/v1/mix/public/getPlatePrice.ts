// The best bid and ask of a market.
import { z } from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { decimalText, symbolText } from '../../../../market.ts';

export const getPlatePriceCall = defineCall({
  name: 'getPlatePrice',
  method: 'GET',
  path: 'v1/mix/public/getPlatePrice',
  access: 'public',
  rateClass: 'read',
  request: z.object({ symbolId: symbolText }),
  response: z.object({ symbolId: z.string(), bestBid: z.nullable(decimalText), bestAsk: z.nullable(decimalText) }),
  errors: ['symbolNotOpen'],
});
