// Take the session cookie away from this browser, after its session has ended.
import { defineCall } from '../../call.ts';
import { changing, nothing } from '../../wire/body.ts';

export const clearCookie = defineCall({
  name: 'clearCookie',
  method: 'POST',
  path: 'public/clearCookie',
  access: 'public',
  rateClass: 'session',
  request: changing({}),
  response: nothing,
  errors: [],
});
