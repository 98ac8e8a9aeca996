// Give a user the role of an operator, or take it away again.
import * as z from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { changing } from '../../../../wire/body.ts';
import { email } from '../../../../wire/fields.ts';

export const setOperator = defineCall({
  name: 'setOperator',
  method: 'POST',
  path: 'v1/operator/user/operator',
  access: 'operator',
  rateClass: 'session',
  request: changing({ email, operator: z.boolean({ error: 'must be true or false' }) }),
  response: z.object({ operator: z.boolean(), hasAuthenticator: z.boolean() }),
  errors: ['noUser'],
});
