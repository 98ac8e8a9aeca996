// New recovery codes in the place of all before.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { VerificationPurpose } from '#lib/contract/accounts/verification.ts';
import { changing } from '#lib/contract/wire/body.ts';

export const renewRecoveryCodes = defineCall({
  name: 'renewRecoveryCodes',
  path: 'v1/user/security/recoveryCodes/renew',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'session' }),
  verification: VerificationPurpose.changeSecurity,
  request: changing({}),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['authenticatorOff', 'settingsLocked', 'verificationNeeded', 'verificationExpired'],
});
