// Open an account with an e-mail address and a password; the answer logs in.
import { z } from 'zod/mini';

import { defineCall } from '../../../call.ts';
import { emailAddress, newPassword } from '../../../credentials.ts';

export const registerCall = defineCall({
  name: 'register',
  method: 'POST',
  path: 'v1/user/register',
  access: 'public',
  rateClass: 'session',
  request: z.object({ email: emailAddress, password: newPassword }),
  response: z.object({ userId: z.string() }),
  errors: ['emailTaken', 'weakPassword', 'invalidField'],
});
