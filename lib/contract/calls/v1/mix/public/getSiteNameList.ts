// The sites of this venue.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '../../../../call.ts';
import { siteTypes } from '../../../../site/place-rules.ts';
import { reading } from '../../../../wire/body.ts';

export const getSites = defineCall({
  name: 'getSites',
  path: 'v1/mix/public/getSiteNameList',
  ...fromAnybody('read'),
  request: reading({}),
  response: z.object({ list: z.array(z.object({ siteName: z.string(), url: z.string(), siteType: z.enum(siteTypes) })) }),
});
