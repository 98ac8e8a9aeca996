// Log in as an operator: password and second factor together, whatever session there was before.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { secondCode } from '#lib/contract/accounts/verification.ts';
import { email } from '#lib/contract/accounts/email-address.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { password } from '#lib/contract/wire/fields.ts';

export const logInOperator = defineCall({
  name: 'logInOperator',
  path: 'v1/admin/login',
  ...fromAnybody('session'),
  request: changing({ email, password, code: secondCode }),
  response: z.object({ userId: z.string(), userName: z.string() }),
  errors: ['wrongCredentials', 'wrongVerification', 'noPermission', 'ticketOver'],
});
