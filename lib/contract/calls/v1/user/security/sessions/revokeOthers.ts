// End every session but the one that asks.
import * as z from 'zod/mini';

import { defineCall } from '../../../../../call.ts';
import { changing } from '../../../../../wire/body.ts';

export const revokeOtherSessions = defineCall({
  name: 'revokeOtherSessions',
  method: 'POST',
  path: 'v1/user/security/sessions/revokeOthers',
  access: 'user',
  audience: 'main',
  rateClass: 'session',
  request: changing({}),
  response: z.object({ endedSessions: z.number() }),
  errors: [],
});
