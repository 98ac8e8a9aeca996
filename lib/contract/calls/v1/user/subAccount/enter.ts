// Go into a sub-account: this session acts as it from now on. A frozen one can only be looked at.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { familyMember } from '#lib/contract/accounts/sub-account.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';

export const enterSubAccount = defineCall({
  name: 'enterSubAccount',
  path: 'v1/user/subAccount/enter',
  ...fromUser({ audience: 'registered', scope: 'session', rateClass: 'session', staysWhenFrozen: true }),
  request: changing({ userId: familyMember }),
  response: nothing,
  errors: ['unknownSubAccount'],
});
