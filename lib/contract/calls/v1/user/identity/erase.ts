// Erase what one has sent. Of an approved identity its country stays, and that it was approved; everything else is gone.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';

export const eraseIdentity = defineCall({
  name: 'eraseIdentity',
  path: 'v1/user/identity/erase',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'session', staysWhenFrozen: true }),
  request: changing({}),
  response: nothing,
});
