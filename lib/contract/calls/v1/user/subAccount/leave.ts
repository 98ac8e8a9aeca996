// Go back from a sub-account to its main account.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';

export const leaveSubAccount = defineCall({
  name: 'leaveSubAccount',
  path: 'v1/user/subAccount/leave',
  ...fromUser({ audience: 'sub', scope: 'session', rateClass: 'session' }),
  request: changing({}),
  response: nothing,
});
