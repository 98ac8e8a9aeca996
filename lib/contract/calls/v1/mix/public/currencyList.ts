// The currencies that amounts can be shown in.
import { z } from 'zod/mini';

import { defineCall } from '../../../../call.ts';

export const currencyListCall = defineCall({
  name: 'currencyList',
  method: 'POST',
  path: 'v1/mix/public/currencyList',
  access: 'public',
  rateClass: 'read',
  request: z.object({}),
  response: z.object({ supported: z.array(z.object({ name: z.string(), symbol: z.string() })) }),
  errors: [],
});
