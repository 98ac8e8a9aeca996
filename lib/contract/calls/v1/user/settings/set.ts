// Change one or more of the user's settings; answers all of them.
import { z } from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { userSettings } from '../../../../user.ts';

export const setSettingsCall = defineCall({
  name: 'setSettings',
  method: 'POST',
  path: 'v1/user/settings/set',
  access: 'user',
  rateClass: 'session',
  request: z.partial(userSettings),
  response: userSettings,
  errors: ['invalidField'],
});
