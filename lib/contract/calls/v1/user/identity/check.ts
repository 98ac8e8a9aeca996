// The state of the check of one's identity, in the world that the session trades in.
import * as z from 'zod/mini';

import { documentSides, documentTypes, identityStates } from '#lib/contract/accounts/identity.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';

export const getIdentityCheck = defineCall({
  name: 'getIdentityCheck',
  path: 'v1/user/identity/check',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'read' }),
  response: z.object({
    state: z.enum(identityStates),
    /** Demo trading checks nothing and decides at once. */
    demo: z.boolean(),
    /** Empty before anything was sent. */
    country: z.string(),
    documentType: z.nullable(z.enum(documentTypes)),
    /** Why it was rejected; else empty. */
    reason: z.string(),
    sentTimeMs: z.nullable(z.number()),
    /** The pictures that are kept. */
    pictures: z.array(z.enum(documentSides)),
  }),
});
