// New recovery codes in the place of all before.
import * as z from 'zod/mini';

import { defineCall } from '../../../../../call.ts';
import { VerificationPurpose } from '../../../../../accounts/verification.ts';
import { changing } from '../../../../../wire/body.ts';

export const renewRecoveryCodes = defineCall({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: 'v1/user/security/recoveryCodes/renew',
  access: 'user',
  audience: 'main',
  rateClass: 'session',
  verification: VerificationPurpose.changeSecurity,
  request: changing({}),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['authenticatorOff', 'settingsLocked', 'verificationNeeded', 'verificationExpired'],
});
