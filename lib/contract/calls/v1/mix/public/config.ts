// The features that the operator has switched on.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { siteSwitches } from '#lib/contract/site/switches.ts';

export const getSwitches = defineCall({
  name: 'getSwitches',
  path: 'v1/mix/public/config',
  ...fromAnybody('read'),
  response: z.object({ switches: siteSwitches }),
});
