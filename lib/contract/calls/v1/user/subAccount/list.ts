// The sub-accounts of a main account, and what they are worth in the world that its session is in.
import * as z from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { subAccount } from '../../../../accounts/sub-account.ts';
import { reading } from '../../../../wire/body.ts';

export const getSubAccounts = defineCall({
  name: 'getSubAccounts',
  method: 'POST',
  path: 'v1/user/subAccount/list',
  access: 'user',
  audience: 'registered',
  rateClass: 'read',
  request: reading({}),
  response: z.object({ list: z.array(subAccount), limit: z.number() }),
  errors: [],
});
