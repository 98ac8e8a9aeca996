// Log in without the app again. Holds withdrawals for a day.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { VerificationPurpose } from '#lib/contract/accounts/verification.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';

export const removeAuthenticator = defineCall({
  name: 'removeAuthenticator',
  path: 'v1/user/security/authenticator/remove',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'session' }),
  verification: VerificationPurpose.changeSecurity,
  request: changing({}),
  response: nothing,
  errors: ['settingsLocked', 'verificationNeeded', 'verificationExpired'],
});
