// Freeze a sub-account, or let it go on. Freezing cancels its orders and plans in both worlds; its positions stay.
import { defineCall, fromUser } from '../../../../call.ts';
import { familyMember } from '../../../../accounts/sub-account.ts';
import { VerificationPurpose } from '../../../../accounts/verification.ts';
import { changing, nothing } from '../../../../wire/body.ts';
import { flag } from '../../../../wire/fields.ts';

export const freezeSubAccount = defineCall({
  name: 'freezeSubAccount',
  path: 'v1/user/subAccount/freeze',
  ...fromUser({ audience: 'registered', scope: 'session', rateClass: 'session' }),
  verification: VerificationPurpose.subAccount,
  request: changing({ userId: familyMember, frozen: flag }),
  response: nothing,
  errors: ['unknownSubAccount'],
});
