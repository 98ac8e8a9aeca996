// The methods that the user would have to enter for each sensitive purpose, all of them together.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { verificationMethods, verificationPurpose } from '#lib/contract/accounts/verification.ts';

export const getVerificationMethods = defineCall({
  name: 'getVerificationMethods',
  path: 'v1/user/security/methods',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'read' }),
  response: z.object({
    /** The code that only the real site can show; null: not chosen. */
    antiPhishingCode: z.nullable(z.string()),
    /** `methods` is empty where the user has to set something up first. */
    purposes: z.array(z.object({ purpose: verificationPurpose, methods: z.array(z.enum(verificationMethods)) })),
  }),
});
