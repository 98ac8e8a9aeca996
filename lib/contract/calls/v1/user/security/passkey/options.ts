// The options that the browser needs to make a passkey: hand them to the WebAuthn call as they are.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../../../../call.ts';
import { VerificationPurpose } from '../../../../../accounts/verification.ts';
import { changing } from '../../../../../wire/body.ts';
import { passkeyMaking } from '../../../../../wire/passkey.ts';

export const beginPasskey = defineCall({
  name: 'beginPasskey',
  path: 'v1/user/security/passkey/options',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'session' }),
  verification: VerificationPurpose.changeSecurity,
  request: changing({}),
  response: z.object({ options: passkeyMaking }),
  errors: ['settingsLocked', 'verificationNeeded', 'verificationExpired'],
});
