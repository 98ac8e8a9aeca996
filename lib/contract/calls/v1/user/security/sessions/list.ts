// The sessions in which the user is logged in.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';

export const getSessions = defineCall({
  name: 'getSessions',
  path: 'v1/user/security/sessions/list',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'read' }),
  response: z.object({
    list: z.array(
      z.object({
        sessionId: z.string(),
        address: z.string(),
        /** As the browser names itself. */
        device: z.string(),
        openTimeMs: z.number(),
        seenTimeMs: z.number(),
        /** The one that asks. */
        current: z.boolean(),
      }),
    ),
  }),
});
