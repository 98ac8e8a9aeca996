// The exchange's clock.
import * as z from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { reading } from '../../../../wire/body.ts';

export const getTime = defineCall({
  name: 'getTime',
  method: 'POST',
  path: 'v1/mix/public/time',
  access: 'public',
  rateClass: 'read',
  request: reading({}),
  response: z.object({ serverTimeMs: z.number() }),
  errors: [],
});
