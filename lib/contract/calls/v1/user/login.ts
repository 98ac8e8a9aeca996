// Begin a session.
import * as z from 'zod/mini';

import { defineCall } from '../../../call.ts';
import { changing } from '../../../wire/body.ts';
import { email, password } from '../../../wire/fields.ts';

export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: 'v1/user/login',
  access: 'public',
  rateClass: 'session',
  request: changing({ email, password }),
  response: z.object({ userId: z.string(), userName: z.string() }),
  errors: ['wrongCredentials', 'userFrozen'],
});
