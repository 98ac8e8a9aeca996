// Go back from a sub-account to its main account.
import { defineCall } from '../../../../call.ts';
import { changing, nothing } from '../../../../wire/body.ts';

export const leaveSubAccount = defineCall({
  name: 'leaveSubAccount',
  method: 'POST',
  path: 'v1/user/subAccount/leave',
  access: 'user',
  audience: 'sub',
  rateClass: 'session',
  request: changing({}),
  response: nothing,
  errors: [],
});
