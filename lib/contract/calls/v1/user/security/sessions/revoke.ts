// End one session at once. No proof is asked for: it only takes power away.
import { defineCall, fromUser } from '../../../../../call.ts';
import { changing, nothing } from '../../../../../wire/body.ts';
import { shortText } from '../../../../../wire/fields.ts';

export const revokeSession = defineCall({
  name: 'revokeSession',
  path: 'v1/user/security/sessions/revoke',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'session', staysWhenFrozen: true }),
  request: changing({ sessionId: shortText }),
  response: nothing,
  errors: ['unknownSession'],
});
