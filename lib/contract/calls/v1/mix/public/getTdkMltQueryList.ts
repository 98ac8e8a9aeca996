// Titles, descriptions and keywords of pages, in one language.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '../../../../call.ts';
import { siteLocale } from '../../../../wire/site-locale.ts';
import { pageWords } from '../../../../wire/page-words.ts';
import { reading } from '../../../../wire/body.ts';

export const getPageWords = defineCall({
  name: 'getPageWords',
  path: 'v1/mix/public/getTdkMltQueryList',
  ...fromAnybody('read'),
  request: reading({ locale: siteLocale }),
  response: z.object({
    list: z.array(pageWords),
  }),
});
