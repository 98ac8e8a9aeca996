// Tells the coins that have adverts against one currency or coin: the best price that can be taken now, and how many adverts each side has.
import * as z from 'zod/mini';

import { advertPair } from '#lib/contract/c2c/advert-terms.ts';
import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';

const side = z.object({
  /** In the quote for one coin; null: nothing can be taken now. */
  price: z.nullable(z.string()),
  /** From the best price on, counted up to a thousand. The best one was looked at, the others are those of the board. */
  adverts: z.number(),
});

export const getAdvertPairs = defineCall({
  name: 'getAdvertPairs',
  path: 'v1/c2c/advert/pairs',
  ...fromAnybody('read'),
  request: reading({ quote: advertPair.quote }),
  /** The coin with the most adverts first. Sides as the taker acts: buy has adverts to sell. */
  response: z.object({ list: z.array(z.object({ coin: z.string(), buy: side, sell: side })) }),
  errors: ['unknownCoin'],
});
