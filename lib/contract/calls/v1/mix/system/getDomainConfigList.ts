// Further hosts that pictures may come from.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';

export const getDomains = defineCall({
  name: 'getDomains',
  path: 'v1/mix/system/getDomainConfigList',
  ...fromAnybody('read', 'GET'),
  response: z.object({
    imgDomainConfig: z.object({ foreignDomainList: z.array(z.string()), internalDomainList: z.array(z.string()) }),
  }),
});
