// A secret for an authenticator app. It asks for nothing before a first code has confirmed it, within a quarter of an hour.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { VerificationPurpose } from '#lib/contract/accounts/verification.ts';
import { changing } from '#lib/contract/wire/body.ts';

export const beginAuthenticator = defineCall({
  name: 'beginAuthenticator',
  path: 'v1/user/security/authenticator/begin',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'session', staysWhenFrozen: true }),
  verification: VerificationPurpose.changeSecurity,
  request: changing({}),
  response: z.object({ secret: z.string(), /** For a QR code. */ address: z.string() }),
  errors: ['authenticatorOn', 'settingsLocked', 'verificationNeeded', 'verificationExpired'],
});
