// Put another password in the place of the old one. Ends all other sessions, and holds withdrawals for a day.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../../../../call.ts';
import { VerificationPurpose } from '../../../../../accounts/verification.ts';
import { changing } from '../../../../../wire/body.ts';
import { newPassword } from '../../../../../wire/fields.ts';

export const changePassword = defineCall({
  name: 'changePassword',
  path: 'v1/user/security/password/change',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'session', staysWhenFrozen: true }),
  verification: VerificationPurpose.changeSecurity,
  request: changing({ password: newPassword }),
  response: z.object({ endedSessions: z.number() }),
  errors: ['weakPassword', 'settingsLocked', 'verificationNeeded', 'verificationExpired'],
});
