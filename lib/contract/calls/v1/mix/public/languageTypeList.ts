// The languages that the screens speak.
import { z } from 'zod/mini';

import { defineCall } from '../../../../call.ts';

export const languageTypeListCall = defineCall({
  name: 'languageTypeList',
  method: 'POST',
  path: 'v1/mix/public/languageTypeList',
  access: 'public',
  rateClass: 'read',
  request: z.object({}),
  response: z.object({ languageTypeList: z.array(z.object({ locale: z.string(), languageKey: z.string(), languageName: z.string(), languageType: z.number() })) }),
  errors: [],
});
