// Arrivals at the user’s addresses, newest first.
import { z } from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { depositRecord } from '../../../../coin.ts';

export const depositRecordsCall = defineCall({
  name: 'depositRecords',
  method: 'POST',
  path: 'v1/assets/deposit/records',
  access: 'user',
  rateClass: 'read',
  request: z.object({ limit: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(100))) }),
  response: z.object({ deposits: z.array(depositRecord) }),
  errors: [],
});
