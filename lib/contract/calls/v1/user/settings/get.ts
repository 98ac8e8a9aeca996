// The settings of the logged-in user.
import { defineCall, fromUser } from '../../../../call.ts';
import { settings } from '../../../../wire/settings.ts';
import { reading } from '../../../../wire/body.ts';

export const getSettings = defineCall({
  name: 'getSettings',
  path: 'v1/user/settings/get',
  ...fromUser('everybody', 'read'),
  request: reading({}),
  response: settings,
});
