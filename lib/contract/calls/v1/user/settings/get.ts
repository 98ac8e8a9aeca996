// The user's settings: time zone and units.
import { z } from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { userSettings } from '../../../../user.ts';

export const getSettingsCall = defineCall({
  name: 'getSettings',
  method: 'POST',
  path: 'v1/user/settings/get',
  access: 'user',
  rateClass: 'read',
  request: z.object({}),
  response: userSettings,
  errors: [],
});
