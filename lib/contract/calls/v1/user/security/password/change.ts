// Put another password in the place of the old one. Ends all other sessions, and holds withdrawals for a day.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { VerificationPurpose } from '#lib/contract/accounts/verification.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { newPassword } from '#lib/contract/wire/fields.ts';

export const changePassword = defineCall({
  name: 'changePassword',
  path: 'v1/user/security/password/change',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'session', staysWhenFrozen: true }),
  verification: VerificationPurpose.changeSecurity,
  request: changing({ password: newPassword }),
  response: z.object({ endedSessions: z.number() }),
  errors: ['weakPassword', 'settingsLocked', 'verificationNeeded', 'verificationExpired'],
});
