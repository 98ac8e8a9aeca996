// The features that the operator has switched on.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '../../../../call.ts';
import { reading } from '../../../../wire/body.ts';

export const getSwitches = defineCall({
  name: 'getSwitches',
  path: 'v1/mix/public/config',
  ...fromAnybody('read'),
  request: reading({}),
  response: z.object({ switches: z.record(z.string(), z.boolean()) }),
});
