// The account's security: what is set up, what is locked, what is held.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';

export const getSecurity = defineCall({
  name: 'getSecurity',
  path: 'v1/user/security/overview',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'read' }),
  response: z.object({
    email: z.string(),
    /** The user has opened a link that was mailed to it. */
    emailVerified: z.boolean(),
    /** E-mails are sent here. */
    mail: z.boolean(),
    hasPin: z.boolean(),
    hasAuthenticator: z.boolean(),
    recoveryCodesLeft: z.number(),
    passkeys: z.array(
      z.object({
        passkeyId: z.string(),
        name: z.string(),
        /** Kept in a cloud, and so on more than one device. */
        synced: z.boolean(),
        createTimeMs: z.number(),
        lastUseTimeMs: z.nullable(z.number()),
      }),
    ),
    antiPhishingCode: z.nullable(z.string()),
    /** 0: not locked. */
    lockedUntilMs: z.number(),
    /** 0: withdrawals are not held. */
    withdrawalsHeldUntilMs: z.number(),
    passwordChangedAtMs: z.nullable(z.number()),
  }),
});
