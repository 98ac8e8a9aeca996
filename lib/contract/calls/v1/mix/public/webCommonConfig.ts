// Labels of coins, which coins are hidden or stand first, since when there are candles, and the codes that count as success.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { KlineInterval } from '#lib/contract/enums.ts';
import { siteLocale } from '#lib/contract/wire/site-locale.ts';
import { reading } from '#lib/contract/wire/body.ts';

export const getCommonConfig = defineCall({
  name: 'getCommonConfig',
  path: 'v1/mix/public/webCommonConfig',
  ...fromAnybody('read'),
  request: reading({ locale: siteLocale }),
  response: z.object({
    labelConfig: z.array(z.object({ label: z.string(), coins: z.array(z.string()) })),
    /** Codes that browsers take for success beside those that always are. */
    codesTreatedAsSuccess: z.array(z.string()),
    /** When the first candle of each length opens, in ms: charts show nothing before. */
    klineDisableDates: z.array(z.object({ interval: z.enum(KlineInterval), beforeMs: z.number() })),
    /** Heavier coins stand first. */
    currencyConfig: z.array(z.object({ coinName: z.string(), hide: z.boolean(), weight: z.number() })),
  }),
});
