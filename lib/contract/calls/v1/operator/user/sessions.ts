// End all sessions of a user at once. Keys for programs stay: freeze the user to stop those.
import * as z from 'zod/mini';

import { defineCall, fromOperator } from '#lib/contract/call.ts';
import { email } from '#lib/contract/accounts/email-address.ts';
import { changing } from '#lib/contract/wire/body.ts';

export const endUserSessions = defineCall({
  name: 'endUserSessions',
  path: 'v1/operator/user/sessions',
  ...fromOperator('session'),
  request: changing({ email }),
  response: z.object({ ended: z.number() }),
  errors: ['noUser'],
});
