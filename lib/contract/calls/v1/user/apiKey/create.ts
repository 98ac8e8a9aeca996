// Make a key for a program. Its secret is told this once.
import * as z from 'zod/mini';

import {
  apiKey,
  apiKeyAccount,
  apiKeyAddresses,
  apiKeyName,
  apiKeyScopes,
  maxCallsPerMinute,
  passphrase,
} from '#lib/contract/accounts/api-key.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { VerificationPurpose } from '#lib/contract/accounts/verification.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { whole } from '#lib/contract/wire/fields.ts';

export const createApiKey = defineCall({
  name: 'createApiKey',
  path: 'v1/user/apiKey/create',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'session' }),
  verification: VerificationPurpose.apiKey,
  request: changing({
    userId: apiKeyAccount,
    name: apiKeyName,
    scopes: apiKeyScopes,
    /** Empty: from anywhere, which keys that move money may not. */
    addresses: apiKeyAddresses,
    /** Sent with every call, beside the signature. */
    passphrase,
    callsPerMinute: whole(1, maxCallsPerMinute),
    /** Left out: it never ends. */
    days: z.optional(whole(1, 365)),
  }),
  response: z.object({ key: apiKey, secret: z.string() }),
  errors: ['unknownSubAccount', 'addressesNeeded', 'apiKeyLimit', 'settingsLocked', 'verificationNeeded', 'verificationExpired'],
});
