// Forget a session that is no longer good.
import { z } from 'zod/mini';

import { defineCall } from '../../call.ts';

export const clearCookieCall = defineCall({
  name: 'clearCookie',
  method: 'POST',
  path: 'public/clearCookie',
  access: 'public',
  rateClass: 'session',
  request: z.object({}),
  response: z.object({}),
  errors: [],
});
