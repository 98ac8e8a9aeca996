// Prolong the session of this browser.
import { defineCall } from '../../../../call.ts';
import { changing, nothing } from '../../../../wire/body.ts';

export const refreshSession = defineCall({
  name: 'refreshSession',
  method: 'POST',
  path: 'v1/user/session/refresh',
  access: 'public',
  rateClass: 'session',
  request: changing({}),
  response: nothing,
  errors: ['notLoggedIn'],
});
