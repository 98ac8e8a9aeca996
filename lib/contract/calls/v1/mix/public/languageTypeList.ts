// The languages of the screens.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';

export const getLanguages = defineCall({
  name: 'getLanguages',
  path: 'v1/mix/public/languageTypeList',
  ...fromAnybody('read'),
  response: z.object({
    languageTypeList: z.array(
      z.object({ locale: z.string(), languageKey: z.string(), languageName: z.string(), languageType: z.number() }),
    ),
  }),
});
