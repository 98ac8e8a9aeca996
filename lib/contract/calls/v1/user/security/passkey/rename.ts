// Give a passkey another name.
import { defineCall } from '../../../../../call.ts';
import { changing, nothing } from '../../../../../wire/body.ts';
import { passkeyId, passkeyName } from '../../../../../wire/passkey.ts';

export const renamePasskey = defineCall({
  name: 'renamePasskey',
  method: 'POST',
  path: 'v1/user/security/passkey/rename',
  access: 'user',
  audience: 'main',
  rateClass: 'session',
  request: changing({ passkeyId, name: passkeyName }),
  response: nothing,
  errors: ['unknownPasskey', 'settingsLocked'],
});
