// The content at places of the pages: banners by the number of their place, hints by its name. All places unless some are named.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { shortText } from '#lib/contract/wire/fields.ts';
import { siteLocale } from '#lib/contract/wire/site-locale.ts';

export const getContentPositions = defineCall({
  name: 'getContentPositions',
  path: 'v1/cms/position',
  ...fromAnybody('read'),
  request: reading({
    locale: siteLocale,
    positions: z.optional(z.array(shortText, { error: 'must be a list' }).check(z.maxLength(20, 'is too long'))),
  }),
  response: z.object({
    list: z.array(
      z.object({
        position: z.string(),
        items: z.array(z.object({ id: z.string(), title: z.string(), text: z.string(), href: z.string() })),
      }),
    ),
  }),
});
