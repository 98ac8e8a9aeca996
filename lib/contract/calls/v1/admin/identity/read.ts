// An identity that waits, as it was sent, with its pictures.
import * as z from 'zod/mini';

import { documentSides, documentTypes } from '#lib/contract/accounts/identity.ts';
import { familyMember } from '#lib/contract/accounts/sub-account.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';

export const readIdentity = defineCall({
  name: 'readIdentity',
  path: 'v1/admin/identity/read',
  ...fromUser({ audience: 'operator', scope: 'session', rateClass: 'read' }),
  request: reading({ userId: familyMember }),
  response: z.object({
    email: z.string(),
    name: z.string(),
    country: z.string(),
    documentType: z.enum(documentTypes),
    documentNumber: z.string(),
    sentTimeMs: z.number(),
    pictures: z.array(z.object({ side: z.enum(documentSides), mediaType: z.string(), picture: z.string() })),
  }),
  errors: ['identityNotWaiting'],
});
