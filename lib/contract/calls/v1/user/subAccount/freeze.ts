// Freeze a sub-account, or let it go on. Freezing cancels its orders and plans in both worlds; its positions stay.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { familyMember } from '#lib/contract/accounts/sub-account.ts';
import { VerificationPurpose } from '#lib/contract/accounts/verification.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';
import { flag } from '#lib/contract/wire/fields.ts';

export const freezeSubAccount = defineCall({
  name: 'freezeSubAccount',
  path: 'v1/user/subAccount/freeze',
  ...fromUser({ audience: 'registered', scope: 'session', rateClass: 'session' }),
  verification: VerificationPurpose.subAccount,
  request: changing({ userId: familyMember, frozen: flag }),
  response: nothing,
  errors: ['unknownSubAccount'],
});
