// The exchange's clock.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';

export const getTime = defineCall({
  name: 'getTime',
  path: 'v1/mix/public/time',
  ...fromAnybody('read'),
  response: z.object({ serverTimeMs: z.number() }),
});
