// Choose the word that only the real site can show; empty text takes it away.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { VerificationPurpose } from '#lib/contract/accounts/verification.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';
import { asText } from '#lib/contract/wire/fields.ts';

const antiPhishingCode = asText.check(
  z.regex(/^$|^[\p{L}\p{N}][\p{L}\p{N} _-]{2,18}[\p{L}\p{N}]$/u, 'must be 4 to 20 letters, digits, spaces, - or _'),
);

export const setAntiPhishingCode = defineCall({
  name: 'setAntiPhishingCode',
  path: 'v1/user/security/antiPhishing/set',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'session' }),
  verification: VerificationPurpose.changeSecurity,
  request: changing({ code: antiPhishingCode }),
  response: nothing,
  errors: ['settingsLocked', 'verificationNeeded', 'verificationExpired'],
});
