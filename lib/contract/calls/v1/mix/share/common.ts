// What a card says that somebody shares.
import * as z from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { siteLocale } from '../../../../wire/site-locale.ts';
import { reading } from '../../../../wire/body.ts';

export const getShareCard = defineCall({
  name: 'getShareCard',
  method: 'POST',
  path: 'v1/mix/share/common',
  access: 'user',
  rateClass: 'read',
  request: reading({ locale: siteLocale }),
  response: z.object({ title: z.string(), text: z.string(), path: z.string(), userName: z.string() }),
  errors: [],
});
