// The roles of the user on the main account (mc) and in copy trading (sp): 0 none, 1 trader, 2 telegram trader.
import { z } from 'zod/mini';

import { defineCall } from '../../../../call.ts';

export const getIdentityCall = defineCall({
  name: 'getIdentity',
  method: 'POST',
  path: 'v1/user/identity/get',
  access: 'user',
  rateClass: 'read',
  request: z.object({}),
  response: z.object({ mc: z.object({ identity: z.number() }), sp: z.object({ identity: z.number() }) }),
  errors: [],
});
