// Give a passkey another name.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';
import { passkeyId, passkeyName } from '#lib/contract/wire/passkey.ts';

export const renamePasskey = defineCall({
  name: 'renamePasskey',
  path: 'v1/user/security/passkey/rename',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'session' }),
  request: changing({ passkeyId, name: passkeyName }),
  response: nothing,
  errors: ['unknownPasskey', 'settingsLocked'],
});
