// Take a passkey away. Holds withdrawals for a day.
import { defineCall } from '../../../../../call.ts';
import { VerificationPurpose } from '../../../../../accounts/verification.ts';
import { changing, nothing } from '../../../../../wire/body.ts';
import { passkeyId } from '../../../../../wire/passkey.ts';

export const removePasskey = defineCall({
  name: 'removePasskey',
  method: 'POST',
  path: 'v1/user/security/passkey/remove',
  access: 'user',
  audience: 'main',
  rateClass: 'session',
  verification: VerificationPurpose.changeSecurity,
  request: changing({ passkeyId }),
  response: nothing,
  errors: ['unknownPasskey', 'settingsLocked', 'verificationNeeded', 'verificationExpired'],
});
