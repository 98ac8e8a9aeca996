// Give a user the role of an operator, or take it away again.
import * as z from 'zod/mini';

import { defineCall, fromOperator } from '#lib/contract/call.ts';
import { email } from '#lib/contract/accounts/email-address.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { flag } from '#lib/contract/wire/fields.ts';

export const setOperator = defineCall({
  name: 'setOperator',
  path: 'v1/operator/user/operator',
  ...fromOperator('session'),
  request: changing({ email, operator: flag }),
  response: z.object({ operator: z.boolean(), hasAuthenticator: z.boolean() }),
  errors: ['noUser'],
});
