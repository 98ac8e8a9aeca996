// The trades of a market, newest first, page by page as far back as the tape is kept.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { publicTrade } from '#lib/contract/market.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { pairLessThan, symbolId, whole } from '#lib/contract/wire/fields.ts';

export const getTrades = defineCall({
  name: 'getTrades',
  path: 'v1/spot/market/trades',
  ...fromAnybody('read', 'GET'),
  request: reading({ symbolId, limit: z._default(whole(1, 200), 50), idLessThan: pairLessThan }),
  response: z.object({
    trades: z.array(publicTrade),
    /** The id at which the next page goes on (idLessThan); null: there is none. */
    nextId: z.nullable(z.string()),
  }),
  errors: ['symbolNotOpen'],
});
