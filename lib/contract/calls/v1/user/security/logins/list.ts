// The logins to the account, and the attempts, newest first.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { loginMethods, loginResults } from '#lib/contract/accounts/login.ts';
import { rowPageFields } from '#lib/contract/wire/list-fields.ts';

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
