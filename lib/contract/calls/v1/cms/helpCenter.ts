// The help centre: topics with their articles, what a search finds, and one article in full. What is not asked for is null.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { listedArticle, written } from '#lib/contract/wire/article.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { siteLocale } from '#lib/contract/wire/site-locale.ts';
import { asText } from '#lib/contract/wire/fields.ts';

const words = asText.check(z.maxLength(100, 'is longer than 100 characters'));

export const getHelpCentre = defineCall({
  name: 'getHelpCentre',
  path: 'v1/cms/helpCenter',
  ...fromAnybody('read'),
  request: reading({
    locale: siteLocale,
    /** Words to look for. */
    search: z.optional(words),
    /** The slug of one article. */
    slug: z.optional(words),
  }),
  response: z.object({
    topics: z.array(z.object({ topic: z.string(), articles: z.array(listedArticle) })),
    /** The best first. */
    found: z.nullable(z.array(listedArticle)),
    article: z.nullable(z.object({ ...listedArticle.shape, ...written, related: z.array(listedArticle) })),
  }),
  errors: ['unknownContent'],
});
