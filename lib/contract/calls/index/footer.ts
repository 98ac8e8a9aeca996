// Columns of links at the foot of the pages.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '../../call.ts';
import { siteLocale } from '../../wire/site-locale.ts';
import { reading } from '../../wire/body.ts';

export const getFooter = defineCall({
  name: 'getFooter',
  path: 'index/footer',
  ...fromAnybody('read'),
  request: reading({ locale: siteLocale }),
  response: z.object({
    columns: z.array(z.object({ title: z.string(), links: z.array(z.object({ label: z.string(), href: z.string() })) })),
  }),
});
