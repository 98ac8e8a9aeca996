// The cost of one's own coins: all that was bought and sold of each against USDT, with one's own money, since the days when this is
// counted.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';

/** Quantities in the coin, less fees taken of it; money in USDT, less fees taken of it. */
const traded = z.object({ bought: decimalText, paid: decimalText, sold: decimalText, received: decimalText });
export type TradedSums = z.output<typeof traded>;

export const getCoinCosts = defineCall({
  name: 'getCoinCosts',
  path: 'v1/assets/costs',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  response: z.object({
    list: z.array(
      z.object({
        coin: z.string(),
        /** Since 28 August 2023. */
        cost: traded,
        /** Since 19 September 2024. */
        breakeven: traded,
      }),
    ),
  }),
});
