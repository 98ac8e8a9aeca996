// The news: announcements and articles of the help centre, newest first; ten unless said otherwise.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { pageSize } from '#lib/contract/wire/fields.ts';
import { siteLocale } from '#lib/contract/wire/site-locale.ts';

export const getNews = defineCall({
  name: 'getNews',
  path: 'v1/cms/news',
  ...fromAnybody('read'),
  request: reading({ locale: siteLocale, pageSize }),
  response: z.object({
    list: z.array(
      z.object({
        kind: z.enum(['announcement', 'help']),
        title: z.string(),
        summary: z.string(),
        href: z.string(),
        tag: z.string(),
        atMs: z.number(),
      }),
    ),
  }),
});
