// Give a user the role of an operator, or take it away again.
import * as z from 'zod/mini';

import { defineCall, fromOperator } from '../../../../call.ts';
import { email } from '../../../../accounts/email-address.ts';
import { changing } from '../../../../wire/body.ts';
import { flag } from '../../../../wire/fields.ts';

export const setOperator = defineCall({
  name: 'setOperator',
  path: 'v1/operator/user/operator',
  ...fromOperator('session'),
  request: changing({ email, operator: flag }),
  response: z.object({ operator: z.boolean(), hasAuthenticator: z.boolean() }),
  errors: ['noUser'],
});
