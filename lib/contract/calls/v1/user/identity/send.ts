// Send one's identity to be checked. Pictures are sent before; demo trading asks for none and decides at once.
import * as z from 'zod/mini';

import { identityFields, identityStates } from '#lib/contract/accounts/identity.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';

export const sendIdentity = defineCall({
  name: 'sendIdentity',
  path: 'v1/user/identity/send',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'funding', staysWhenFrozen: true }),
  request: changing(identityFields),
  response: z.object({ state: z.enum(identityStates) }),
  errors: ['identityInProcess', 'identityNotWaiting', 'documentMissing'],
});
