// The options that the browser needs to make a passkey: hand them to the WebAuthn call as they are.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { VerificationPurpose } from '#lib/contract/accounts/verification.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { passkeyMaking } from '#lib/contract/wire/passkey.ts';

export const beginPasskey = defineCall({
  name: 'beginPasskey',
  path: 'v1/user/security/passkey/options',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'session' }),
  verification: VerificationPurpose.changeSecurity,
  request: changing({}),
  response: z.object({ options: passkeyMaking }),
  errors: ['settingsLocked', 'verificationNeeded', 'verificationExpired'],
});
