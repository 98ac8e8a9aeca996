// Title, description and keywords of one page: the operator's where there are any, else those that it has of its own.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { pageWords } from '#lib/contract/wire/page-words.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { siteLocale } from '#lib/contract/wire/site-locale.ts';
import { asText } from '#lib/contract/wire/fields.ts';

export const getWordsOfPage = defineCall({
  name: 'getWordsOfPage',
  path: 'v1/cms/seo',
  ...fromAnybody('read'),
  request: reading({
    locale: siteLocale,
    /** Without language and query, such as /markets. */
    path: asText.check(z.maxLength(300, 'is longer than 300 characters')),
  }),
  response: z.object({ page: z.nullable(pageWords) }),
});
