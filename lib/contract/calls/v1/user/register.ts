// Open an account with e-mail and password; the answer is a session.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { email } from '#lib/contract/accounts/email-address.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { newPassword } from '#lib/contract/wire/fields.ts';
import { siteLocale } from '#lib/contract/wire/site-locale.ts';

export const register = defineCall({
  name: 'register',
  path: 'v1/user/register',
  ...fromAnybody('session'),
  /** The language in which the address is asked to be verified, where e-mails are sent. */
  request: changing({ email, password: newPassword, locale: siteLocale }),
  response: z.object({ userId: z.string(), userName: z.string() }),
  errors: ['emailTaken', 'weakPassword', 'registrationOff'],
});
