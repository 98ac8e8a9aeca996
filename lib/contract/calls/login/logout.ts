// End the session, in every tab.
import { z } from 'zod/mini';

import { defineCall } from '../../call.ts';

export const logoutCall = defineCall({
  name: 'logout',
  method: 'POST',
  path: 'login/logout',
  access: 'public',
  rateClass: 'session',
  request: z.object({}),
  response: z.object({}),
  errors: [],
});
