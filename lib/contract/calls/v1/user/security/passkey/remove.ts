// Take a passkey away. Holds withdrawals for a day.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { VerificationPurpose } from '#lib/contract/accounts/verification.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';
import { passkeyId } from '#lib/contract/wire/passkey.ts';

export const removePasskey = defineCall({
  name: 'removePasskey',
  path: 'v1/user/security/passkey/remove',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'session' }),
  verification: VerificationPurpose.changeSecurity,
  request: changing({ passkeyId }),
  response: nothing,
  errors: ['unknownPasskey', 'settingsLocked', 'verificationNeeded', 'verificationExpired'],
});
