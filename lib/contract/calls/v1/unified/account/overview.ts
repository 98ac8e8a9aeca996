// The user's account as one: what it is worth, what counts, what must stay, and what stands in the way of another mode.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { unifiedAccount } from '#lib/contract/unified.ts';

export const getUnifiedAccount = defineCall({
  name: 'getUnifiedAccount',
  path: 'v1/unified/account/overview',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  response: unifiedAccount,
  errors: ['noUser'],
});
