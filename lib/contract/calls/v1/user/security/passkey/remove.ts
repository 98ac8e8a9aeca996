// Take a passkey away. Holds withdrawals for a day.
import { defineCall, fromUser } from '../../../../../call.ts';
import { VerificationPurpose } from '../../../../../accounts/verification.ts';
import { changing, nothing } from '../../../../../wire/body.ts';
import { passkeyId } from '../../../../../wire/passkey.ts';

export const removePasskey = defineCall({
  name: 'removePasskey',
  path: 'v1/user/security/passkey/remove',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'session' }),
  verification: VerificationPurpose.changeSecurity,
  request: changing({ passkeyId }),
  response: nothing,
  errors: ['unknownPasskey', 'settingsLocked', 'verificationNeeded', 'verificationExpired'],
});
