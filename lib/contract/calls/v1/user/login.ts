// Log in with an e-mail address and a password.
import { z } from 'zod/mini';

import { defineCall } from '../../../call.ts';
import { emailAddress } from '../../../credentials.ts';

export const loginCall = defineCall({
  name: 'login',
  method: 'POST',
  path: 'v1/user/login',
  access: 'public',
  rateClass: 'session',
  request: z.object({ email: emailAddress, password: z.string().check(z.minLength(1), z.maxLength(128)) }),
  response: z.object({ userId: z.string() }),
  errors: ['wrongCredentials', 'userFrozen'],
});
