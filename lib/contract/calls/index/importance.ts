// Announcements that hold now, important ones first; texts that are left out are empty.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '../../call.ts';
import { siteLocale } from '../../wire/site-locale.ts';
import { reading } from '../../wire/body.ts';

export const getNotices = defineCall({
  name: 'getNotices',
  path: 'index/importance',
  ...fromAnybody('read'),
  request: reading({ locale: siteLocale }),
  response: z.object({
    list: z.array(z.object({ id: z.string(), title: z.string(), text: z.string(), href: z.string(), important: z.boolean() })),
  }),
});
