// End the session; without one it succeeds too.
import { defineCall, fromAnybody } from '../../call.ts';
import { changing, nothing } from '../../wire/body.ts';

export const logout = defineCall({
  name: 'logout',
  path: 'login/logout',
  ...fromAnybody('session'),
  request: changing({}),
  response: nothing,
});
