// Give a sub-account another name.
import { defineCall, fromUser } from '../../../../call.ts';
import { familyMember, subAccountName } from '../../../../accounts/sub-account.ts';
import { changing, nothing } from '../../../../wire/body.ts';

export const renameSubAccount = defineCall({
  name: 'renameSubAccount',
  path: 'v1/user/subAccount/rename',
  ...fromUser({ audience: 'registered', scope: 'session', rateClass: 'session' }),
  request: changing({ userId: familyMember, userName: subAccountName }),
  response: nothing,
  errors: ['unknownSubAccount'],
});
