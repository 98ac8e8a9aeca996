// The sites of this venue.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { siteTypes } from '#lib/contract/site/place-rules.ts';

export const getSites = defineCall({
  name: 'getSites',
  path: 'v1/mix/public/getSiteNameList',
  ...fromAnybody('read'),
  response: z.object({ list: z.array(z.object({ siteName: z.string(), url: z.string(), siteType: z.enum(siteTypes) })) }),
});
