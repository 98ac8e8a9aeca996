// Announcements, newest first, of one category or of all.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { announcementCategories } from '#lib/contract/site/content.ts';
import { listedAnnouncement } from '#lib/contract/wire/article.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { pageSize, whole } from '#lib/contract/wire/fields.ts';
import { siteLocale } from '#lib/contract/wire/site-locale.ts';

export const getAnnouncements = defineCall({
  name: 'getAnnouncements',
  path: 'v1/cms/announce/list',
  ...fromAnybody('read'),
  request: reading({
    locale: siteLocale,
    category: z.optional(z.enum(announcementCategories, { error: `must be one of ${announcementCategories.join(', ')}` })),
    /** From 1. */
    pageNo: z.optional(whole(1, 10_000)),
    pageSize,
  }),
  response: z.object({
    list: z.array(listedAnnouncement),
    /** The total in the category. */
    total: z.number(),
    /** Those that have any. */
    categories: z.array(z.object({ category: z.string(), count: z.number() })),
  }),
});
