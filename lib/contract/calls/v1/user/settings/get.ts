// The settings of the logged-in user.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { settings } from '#lib/contract/wire/settings.ts';

export const getSettings = defineCall({
  name: 'getSettings',
  path: 'v1/user/settings/get',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'read' }),
  response: settings,
});
