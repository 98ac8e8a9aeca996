// Turn the authenticator app on with its first code. The recovery codes are told this once.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { secondCode } from '#lib/contract/accounts/verification.ts';

export const confirmAuthenticator = defineCall({
  name: 'confirmAuthenticator',
  path: 'v1/user/security/authenticator/confirm',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'session', staysWhenFrozen: true }),
  request: changing({ code: secondCode }),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['wrongVerification', 'settingsLocked'],
});
