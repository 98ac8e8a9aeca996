// The keys of the user's programs, newest first; those that have ended by themselves included.
import * as z from 'zod/mini';

import { apiKey, apiKeyAccount } from '#lib/contract/accounts/api-key.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';

export const getApiKeys = defineCall({
  name: 'getApiKeys',
  path: 'v1/user/apiKey/list',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'read' }),
  request: reading({ userId: apiKeyAccount }),
  response: z.object({ list: z.array(apiKey) }),
  errors: ['unknownSubAccount'],
});
