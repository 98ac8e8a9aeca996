// Small hints, and where they are shown.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '../../../../call.ts';
import { siteLocale } from '../../../../wire/site-locale.ts';
import { reading } from '../../../../wire/body.ts';

export const getTips = defineCall({
  name: 'getTips',
  path: 'v1/mix/base/tipsList',
  ...fromAnybody('read'),
  request: reading({ locale: siteLocale }),
  response: z.object({ list: z.array(z.object({ id: z.string(), position: z.string(), text: z.string() })) }),
});
