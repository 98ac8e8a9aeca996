// Change settings; those that are not named stay. Answers all of them.
import * as z from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { contractUnit, settings, timeZone } from '../../../../wire/settings.ts';
import { changing } from '../../../../wire/body.ts';

export const setSettings = defineCall({
  name: 'setSettings',
  method: 'POST',
  path: 'v1/user/settings/set',
  access: 'user',
  audience: 'everybody',
  rateClass: 'read',
  request: changing({ timeZone: z.optional(timeZone), contractUnitSet: z.optional(contractUnit) }),
  response: settings,
  errors: [],
});
