// The value of one USDT in each currency of the currency list.
import * as z from 'zod/mini';

import { defineCall } from '../../../call.ts';
import { decimalText } from '../../../market.ts';
import { reading } from '../../../wire/body.ts';

export const getCurrentRate = defineCall({
  name: 'getCurrentRate',
  method: 'POST',
  path: 'v1/mix/getCurrentRate',
  access: 'public',
  rateClass: 'read',
  request: reading({}),
  response: z.object({ rates: z.array(z.object({ name: z.string(), rate: decimalText })) }),
  errors: [],
});
