// Log in as an operator: password and second factor together, whatever session there was before.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '../../../call.ts';
import { secondCode } from '../../../accounts/verification.ts';
import { email } from '../../../accounts/email-address.ts';
import { changing } from '../../../wire/body.ts';
import { password } from '../../../wire/fields.ts';

export const logInOperator = defineCall({
  name: 'logInOperator',
  path: 'v1/admin/login',
  ...fromAnybody('session'),
  request: changing({ email, password, code: secondCode }),
  response: z.object({ userId: z.string(), userName: z.string() }),
  errors: ['wrongCredentials', 'wrongVerification', 'noPermission', 'ticketOver'],
});
