// The sub-accounts of a main account, and what they are worth in the world that its session is in.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { subAccount } from '#lib/contract/accounts/sub-account.ts';

export const getSubAccounts = defineCall({
  name: 'getSubAccounts',
  path: 'v1/user/subAccount/list',
  ...fromUser({ audience: 'registered', scope: 'read', rateClass: 'read' }),
  response: z.object({ list: z.array(subAccount), limit: z.number() }),
});
