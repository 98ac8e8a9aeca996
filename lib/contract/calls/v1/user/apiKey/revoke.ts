// End a key at once. No proof is asked for: it only takes power away.
import { apiKeyAccount, apiKeyId } from '#lib/contract/accounts/api-key.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';

export const revokeApiKey = defineCall({
  name: 'revokeApiKey',
  path: 'v1/user/apiKey/revoke',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'session', staysWhenFrozen: true }),
  request: changing({ userId: apiKeyAccount, keyId: apiKeyId }),
  response: nothing,
  errors: ['unknownSubAccount', 'unknownApiKey'],
});
