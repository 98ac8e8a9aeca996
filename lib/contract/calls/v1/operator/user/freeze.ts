// Freeze a main account with all of its sub-accounts, or let it go on. What is open can still be cancelled and closed.
import * as z from 'zod/mini';

import { defineCall, fromOperator } from '#lib/contract/call.ts';
import { email } from '#lib/contract/accounts/email-address.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { asText, flag } from '#lib/contract/wire/fields.ts';

const reason = asText.check(z.trim(), z.maxLength(200, 'is longer than 200 characters'));

export const freezeUser = defineCall({
  name: 'freezeUser',
  path: 'v1/operator/user/freeze',
  ...fromOperator('session'),
  /** The reason is shown to the user; it must be given to freeze. */
  request: changing({ email, frozen: flag, reason: z._default(reason, '') }),
  response: z.object({ frozen: z.boolean() }),
  errors: ['noUser'],
});
