// Titles, descriptions and keywords of pages, in one language.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { siteLocale } from '#lib/contract/wire/site-locale.ts';
import { pageWords } from '#lib/contract/wire/page-words.ts';
import { reading } from '#lib/contract/wire/body.ts';

export const getPageWords = defineCall({
  name: 'getPageWords',
  path: 'v1/mix/public/getTdkMltQueryList',
  ...fromAnybody('read'),
  request: reading({ locale: siteLocale }),
  response: z.object({
    list: z.array(pageWords),
  }),
});
