// One announcement in the reader's language, and the languages that it can be read in.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { contentSlug } from '#lib/contract/site/content.ts';
import { listedAnnouncement, written } from '#lib/contract/wire/article.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { siteLocale } from '#lib/contract/wire/site-locale.ts';

export const getAnnouncement = defineCall({
  name: 'getAnnouncement',
  path: 'v1/cms/announce/translation',
  ...fromAnybody('read'),
  request: reading({ locale: siteLocale, slug: contentSlug }),
  response: z.object({ ...listedAnnouncement.shape, ...written, tags: z.array(z.string()) }),
  errors: ['unknownContent'],
});
