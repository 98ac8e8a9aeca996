// Take the session cookie away from this browser, after its session has ended.
import { defineCall, fromAnybody } from '../../call.ts';
import { changing, nothing } from '../../wire/body.ts';

export const clearCookie = defineCall({
  name: 'clearCookie',
  path: 'public/clearCookie',
  ...fromAnybody('session'),
  request: changing({}),
  response: nothing,
});
