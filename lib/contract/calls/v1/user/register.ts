// Open an account with e-mail and password; the answer is a session.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '../../../call.ts';
import { email } from '../../../accounts/email-address.ts';
import { changing } from '../../../wire/body.ts';
import { newPassword } from '../../../wire/fields.ts';
import { siteLocale } from '../../../wire/site-locale.ts';

export const register = defineCall({
  name: 'register',
  path: 'v1/user/register',
  ...fromAnybody('session'),
  /** The language in which the address is asked to be verified, where e-mails are sent. */
  request: changing({ email, password: newPassword, locale: siteLocale }),
  response: z.object({ userId: z.string(), userName: z.string() }),
  errors: ['emailTaken', 'weakPassword', 'registrationOff'],
});
