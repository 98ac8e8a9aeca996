// Set the fund PIN, or put another in its place. A change holds withdrawals for a day; the first PIN does not.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { fundPin, VerificationPurpose } from '#lib/contract/accounts/verification.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';

export const enablePin = defineCall({
  name: 'enablePin',
  path: 'v1/user/security/pin/enable-pin',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'session' }),
  verification: VerificationPurpose.changeSecurity,
  request: changing({ pin: fundPin }),
  response: nothing,
  errors: ['weakPin', 'settingsLocked', 'verificationNeeded', 'verificationExpired'],
});
