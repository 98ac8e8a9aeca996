// The descriptions of coins, in words: of one coin, or of all that something is written about.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { coin } from '#lib/contract/wire/fields.ts';
import { siteLocale } from '#lib/contract/wire/site-locale.ts';

export const getCoinTexts = defineCall({
  name: 'getCoinTexts',
  path: 'v1/cms/coin',
  ...fromAnybody('read'),
  request: reading({ locale: siteLocale, coin: z.optional(coin) }),
  response: z.object({
    list: z.array(z.object({ coin: z.string(), title: z.string(), summary: z.string(), html: z.string(), tag: z.string() })),
  }),
});
