// The exchange's clock.
import { z } from 'zod/mini';

import { defineCall } from '../../../../call.ts';

export const timeCall = defineCall({
  name: 'time',
  method: 'POST',
  path: 'v1/mix/public/time',
  access: 'public',
  rateClass: 'read',
  request: z.object({}),
  response: z.object({ serverTime: z.number() }),
  errors: [],
});
