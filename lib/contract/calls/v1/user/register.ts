// Open an account with e-mail and password; the answer is a session.
import * as z from 'zod/mini';

import { defineCall } from '../../../call.ts';
import { changing } from '../../../wire/body.ts';
import { email, newPassword } from '../../../wire/fields.ts';

export const register = defineCall({
  name: 'register',
  method: 'POST',
  path: 'v1/user/register',
  access: 'public',
  rateClass: 'session',
  request: changing({ email, password: newPassword }),
  response: z.object({ userId: z.string(), userName: z.string() }),
  errors: ['emailTaken', 'weakPassword'],
});
