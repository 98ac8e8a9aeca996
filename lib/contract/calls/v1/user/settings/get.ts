// The settings of the logged-in user.
import { defineCall } from '../../../../call.ts';
import { settings } from '../../../../wire/settings.ts';
import { reading } from '../../../../wire/body.ts';

export const getSettings = defineCall({
  name: 'getSettings',
  method: 'POST',
  path: 'v1/user/settings/get',
  access: 'user',
  audience: 'everybody',
  rateClass: 'read',
  request: reading({}),
  response: settings,
  errors: [],
});
