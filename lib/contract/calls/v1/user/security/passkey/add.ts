// Keep a passkey that the browser has made. Holds withdrawals for a day.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';
import { madePasskey, passkeyName } from '#lib/contract/wire/passkey.ts';

export const addPasskey = defineCall({
  name: 'addPasskey',
  path: 'v1/user/security/passkey/add',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'session' }),
  request: changing({ name: passkeyName, made: madePasskey }),
  response: nothing,
  errors: ['passkeyRefused', 'settingsLocked'],
});
