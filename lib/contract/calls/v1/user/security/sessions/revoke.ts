// End one session at once. No proof is asked for: it only takes power away.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';
import { shortText } from '#lib/contract/wire/fields.ts';

export const revokeSession = defineCall({
  name: 'revokeSession',
  path: 'v1/user/security/sessions/revoke',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'session', staysWhenFrozen: true }),
  request: changing({ sessionId: shortText }),
  response: nothing,
  errors: ['unknownSession'],
});
