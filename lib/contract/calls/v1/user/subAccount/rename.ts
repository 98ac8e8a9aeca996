// Give a sub-account another name.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { familyMember, subAccountName } from '#lib/contract/accounts/sub-account.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';

export const renameSubAccount = defineCall({
  name: 'renameSubAccount',
  path: 'v1/user/subAccount/rename',
  ...fromUser({ audience: 'registered', scope: 'session', rateClass: 'session' }),
  request: changing({ userId: familyMember, userName: subAccountName }),
  response: nothing,
  errors: ['unknownSubAccount'],
});
