// Give a sub-account another name.
import { defineCall } from '../../../../call.ts';
import { familyMember, subAccountName } from '../../../../accounts/sub-account.ts';
import { changing, nothing } from '../../../../wire/body.ts';

export const renameSubAccount = defineCall({
  name: 'renameSubAccount',
  method: 'POST',
  path: 'v1/user/subAccount/rename',
  access: 'user',
  audience: 'registered',
  rateClass: 'session',
  request: changing({ userId: familyMember, userName: subAccountName }),
  response: nothing,
  errors: ['unknownSubAccount'],
});
