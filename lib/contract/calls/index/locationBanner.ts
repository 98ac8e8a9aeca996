// Banners of the places that are asked for.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '../../call.ts';
import { siteLocale } from '../../wire/site-locale.ts';
import { whole } from '../../wire/fields.ts';
import { reading } from '../../wire/body.ts';

export const getBanners = defineCall({
  name: 'getBanners',
  path: 'index/locationBanner',
  ...fromAnybody('read'),
  request: reading({
    locale: siteLocale,
    /** 1: the web. */
    bannerTerminalType: z.optional(z.literal(1, { error: 'must be 1, the web' })),
    /** 83 and 86: home page; 67 and 80: elsewhere; 65: the header. */
    locations: z.array(whole(0, 9999)).check(z.maxLength(20, 'is too long')),
  }),
  response: z.object({
    list: z.array(z.object({ id: z.string(), location: z.number(), title: z.string(), text: z.string(), href: z.string() })),
  }),
});
