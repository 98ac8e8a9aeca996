// Further hosts that pictures may come from.
import * as z from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { reading } from '../../../../wire/body.ts';

export const getDomains = defineCall({
  name: 'getDomains',
  method: 'GET',
  path: 'v1/mix/system/getDomainConfigList',
  access: 'public',
  rateClass: 'read',
  request: reading({}),
  response: z.object({
    imgDomainConfig: z.object({ foreignDomainList: z.array(z.string()), internalDomainList: z.array(z.string()) }),
  }),
  errors: [],
});
