// All that can be read here, as a tree of several stages: sections, their topics or categories, and what stands in them.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { siteLocale } from '#lib/contract/wire/site-locale.ts';

/** Sections, topics and categories are known by name: pages have words for them. */
const leaf = z.object({ id: z.string(), title: z.string(), href: z.string() });

export const getContentTree = defineCall({
  name: 'getContentTree',
  path: 'v1/cms/webCommon/multistage',
  ...fromAnybody('read'),
  request: reading({ locale: siteLocale }),
  response: z.object({
    list: z.array(
      z.object({
        id: z.enum(['help', 'announcements']),
        href: z.string(),
        children: z.array(z.object({ id: z.string(), href: z.string(), children: z.array(leaf) })),
      }),
    ),
  }),
});
