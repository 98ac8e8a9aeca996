// The sessions in which the user is logged in.
import * as z from 'zod/mini';

import { defineCall } from '../../../../../call.ts';
import { reading } from '../../../../../wire/body.ts';

export const getSessions = defineCall({
  name: 'getSessions',
  method: 'POST',
  path: 'v1/user/security/sessions/list',
  access: 'user',
  audience: 'main',
  rateClass: 'read',
  request: reading({}),
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
  errors: [],
});
