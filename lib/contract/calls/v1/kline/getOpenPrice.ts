// The price each market opened the day at, in a time zone given in hours. The field is spelled as the specification spells it.
import { z } from 'zod/mini';

import { defineCall } from '../../../call.ts';
import { decimalText } from '../../../market.ts';

export const getOpenPriceCall = defineCall({
  name: 'getOpenPrice',
  method: 'POST',
  path: 'v1/kline/getOpenPrice',
  access: 'public',
  rateClass: 'read',
  request: z.object({ bussiness: z._default(z.enum(['spot']), 'spot'), timezone: z._default(z.number().check(z.minimum(-12), z.maximum(14)), 0) }),
  response: z.object({ openPrices: z.record(z.string(), decimalText) }),
  errors: [],
});
