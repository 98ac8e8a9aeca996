// Prolong the session of this browser.
import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';

export const refreshSession = defineCall({
  name: 'refreshSession',
  path: 'v1/user/session/refresh',
  ...fromAnybody('session'),
  request: changing({}),
  response: nothing,
  errors: ['notLoggedIn'],
});
