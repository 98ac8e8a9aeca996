// Prove oneself for one sensitive call: the token goes into its `security-verification` header, within two minutes, once.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { fundPin, secondCode, verificationPurpose } from '#lib/contract/accounts/verification.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { password } from '#lib/contract/wire/fields.ts';

export const verify = defineCall({
  name: 'verify',
  path: 'v1/user/security/verify',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'session', staysWhenFrozen: true }),
  request: changing({
    purpose: verificationPurpose,
    password: z.optional(password),
    pin: z.optional(fundPin),
    code: z.optional(secondCode),
  }),
  response: z.object({ token: z.string(), expiresInMs: z.number() }),
  errors: ['wrongVerification', 'securitySetupNeeded', 'settingsLocked'],
});
