// The identities that wait for an operator, oldest first.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';

export const getWaitingIdentities = defineCall({
  name: 'getWaitingIdentities',
  path: 'v1/admin/identity/list',
  ...fromUser({ audience: 'operator', scope: 'session', rateClass: 'read' }),
  /** At most 100. */
  response: z.object({
    list: z.array(z.object({ userId: z.string(), email: z.string(), country: z.string(), sentTimeMs: z.number() })),
  }),
});
