// Small hints, and where they are shown.
import * as z from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { siteLocale } from '../../../../wire/site-locale.ts';
import { reading } from '../../../../wire/body.ts';

export const getTips = defineCall({
  name: 'getTips',
  method: 'POST',
  path: 'v1/mix/base/tipsList',
  access: 'public',
  rateClass: 'read',
  request: reading({ locale: siteLocale }),
  response: z.object({ list: z.array(z.object({ id: z.string(), position: z.string(), text: z.string() })) }),
  errors: [],
});
