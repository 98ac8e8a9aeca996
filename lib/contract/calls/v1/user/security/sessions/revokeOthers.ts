// End every session but the one that asks.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';

export const revokeOtherSessions = defineCall({
  name: 'revokeOtherSessions',
  path: 'v1/user/security/sessions/revokeOthers',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'session', staysWhenFrozen: true }),
  request: changing({}),
  response: z.object({ endedSessions: z.number() }),
});
