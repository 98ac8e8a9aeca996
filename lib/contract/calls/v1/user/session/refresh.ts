// Keep the session alive; says whether there still is one.
import { z } from 'zod/mini';

import { defineCall } from '../../../../call.ts';

export const refreshSessionCall = defineCall({
  name: 'refreshSession',
  method: 'POST',
  path: 'v1/user/session/refresh',
  access: 'public',
  rateClass: 'session',
  request: z.object({}),
  response: z.object({ loggedIn: z.boolean() }),
  errors: [],
});
