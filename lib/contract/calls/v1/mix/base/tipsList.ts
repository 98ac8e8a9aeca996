// Small hints, and where they are shown.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { siteLocale } from '#lib/contract/wire/site-locale.ts';
import { reading } from '#lib/contract/wire/body.ts';

export const getTips = defineCall({
  name: 'getTips',
  path: 'v1/mix/base/tipsList',
  ...fromAnybody('read'),
  request: reading({ locale: siteLocale }),
  response: z.object({ list: z.array(z.object({ id: z.string(), position: z.string(), text: z.string() })) }),
});
