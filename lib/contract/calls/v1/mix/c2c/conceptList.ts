// Sectors that coins belong to.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { siteLocale } from '#lib/contract/wire/site-locale.ts';
import { reading } from '#lib/contract/wire/body.ts';

export const getConcepts = defineCall({
  name: 'getConcepts',
  path: 'v1/mix/c2c/conceptList',
  ...fromAnybody('read'),
  request: reading({ locale: siteLocale }),
  response: z.object({ list: z.array(z.object({ conceptId: z.number(), conceptName: z.string() })) }),
});
