// The logins to the account, and the attempts, newest first.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../../../../call.ts';
import { reading } from '../../../../../wire/body.ts';
import { loginMethods, loginResults } from '../../../../../accounts/login.ts';
import { rowPageFields } from '../../../../../wire/list-fields.ts';

export const getLogins = defineCall({
  name: 'getLogins',
  path: 'v1/user/security/logins/list',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'read' }),
  request: reading({ ...rowPageFields }),
  response: z.object({
    list: z.array(
      z.object({
        loginId: z.string(),
        timeMs: z.number(),
        address: z.string(),
        device: z.string(),
        method: z.enum(loginMethods),
        result: z.enum(loginResults),
      }),
    ),
    /** The id at which the next page goes on (idLessThan); null: there is none. */
    nextId: z.nullable(z.string()),
  }),
});
