// Dates to come that may move prices: computed ones, and those that the operator has noted. The soonest comes first. One of the last day is told too.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { siteLocale } from '#lib/contract/wire/site-locale.ts';

export const getEconomicEvents = defineCall({
  name: 'getEconomicEvents',
  path: 'v1/cms/economics',
  ...fromAnybody('read'),
  request: reading({ locale: siteLocale }),
  response: z.object({
    list: z.array(
      z.object({ id: z.string(), atMs: z.number(), title: z.string(), summary: z.string(), important: z.boolean(), tag: z.string() }),
    ),
  }),
});
