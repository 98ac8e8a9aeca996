// The exchange's clock.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '../../../../call.ts';
import { reading } from '../../../../wire/body.ts';

export const getTime = defineCall({
  name: 'getTime',
  path: 'v1/mix/public/time',
  ...fromAnybody('read'),
  request: reading({}),
  response: z.object({ serverTimeMs: z.number() }),
});
