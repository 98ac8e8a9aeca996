// Begin a session, or the second step towards one.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { email } from '#lib/contract/accounts/email-address.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { password } from '#lib/contract/wire/fields.ts';

export const login = defineCall({
  name: 'login',
  path: 'v1/user/login',
  ...fromAnybody('session'),
  request: changing({ email, password }),
  response: z.union([
    z.object({ userId: z.string(), userName: z.string() }),
    /** The password was right, and a code is asked for: the ticket goes with it, for five minutes. */
    z.object({ ticket: z.string() }),
  ]),
  errors: ['wrongCredentials', 'userFrozen'],
});
