// End the session; without one it succeeds too.
import { defineCall } from '../../call.ts';
import { changing, nothing } from '../../wire/body.ts';

export const logout = defineCall({
  name: 'logout',
  method: 'POST',
  path: 'login/logout',
  access: 'public',
  rateClass: 'session',
  request: changing({}),
  response: nothing,
  errors: [],
});
