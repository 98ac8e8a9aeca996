// Freeze the security settings, the address book and the API keys for 1 to 30 days. A running lock is never made shorter.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { VerificationPurpose } from '#lib/contract/accounts/verification.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { whole } from '#lib/contract/wire/fields.ts';

export const lockSettings = defineCall({
  name: 'lockSettings',
  path: 'v1/user/security/lock',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'session', staysWhenFrozen: true }),
  verification: VerificationPurpose.changeSecurity,
  request: changing({ days: whole(1, 30) }),
  response: z.object({ lockedUntilMs: z.number() }),
  errors: ['settingsLocked', 'verificationNeeded', 'verificationExpired'],
});
