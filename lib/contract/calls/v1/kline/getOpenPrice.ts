// The price at which each market opened the day, where the day begins in the given time zone.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';
import { timeZone } from '#lib/contract/wire/settings.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { whole } from '#lib/contract/wire/fields.ts';

export const getOpenPrices = defineCall({
  name: 'getOpenPrices',
  path: 'v1/kline/getOpenPrice',
  ...fromAnybody('read'),
  request: reading({
    /** Business line; spelled as clients spell it. */
    bussiness: whole(1, 99),
    /** Minutes as a browser counts them (UTC+8 is '-480'); '-1' is UTC. */
    timezone: z._default(timeZone, '-1'),
  }),
  response: z.object({ openPrices: z.array(z.object({ symbol: z.string(), openPrice: decimalText })) }),
});
