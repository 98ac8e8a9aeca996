// Titles, descriptions and keywords of pages, in one language.
import * as z from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { siteLocale } from '../../../../wire/site-locale.ts';
import { pageWords } from '../../../../wire/page-words.ts';
import { reading } from '../../../../wire/body.ts';

export const getPageWords = defineCall({
  name: 'getPageWords',
  method: 'POST',
  path: 'v1/mix/public/getTdkMltQueryList',
  access: 'public',
  rateClass: 'read',
  request: reading({ locale: siteLocale }),
  response: z.object({
    list: z.array(pageWords),
  }),
  errors: [],
});
