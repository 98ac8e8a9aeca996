// Say what somebody is in copy trading. The roles that are named take the place of those before; none: a normal user.
import * as z from 'zod/mini';

import { defineCall, fromOperator } from '#lib/contract/call.ts';
import { traderRole } from '#lib/contract/accounts/trader-role.ts';
import { email } from '#lib/contract/accounts/email-address.ts';
import { changing } from '#lib/contract/wire/body.ts';

const roles = z.object({ identity: z.array(z.number()) });
const given = z.array(traderRole, { error: 'must be a list' }).check(z.maxLength(3, 'names a role twice'));

export const setTraderRoles = defineCall({
  name: 'setTraderRoles',
  path: 'v1/operator/user/roles',
  ...fromOperator('session'),
  request: changing({ email, mc: given, sp: given }),
  response: z.object({ mc: roles, sp: roles }),
  errors: ['noUser'],
});
