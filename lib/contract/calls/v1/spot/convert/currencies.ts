// The terms of converting: the coins, from how little to how much at once, and the rules.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';

export const getConvertCoins = defineCall({
  name: 'getConvertCoins',
  path: 'v1/spot/convert/currencies',
  ...fromAnybody('read', 'GET'),
  response: z.object({
    coins: z.array(z.object({ coin: z.string(), name: z.string(), decimals: z.number(), minAmount: decimalText, maxAmount: decimalText })),
    /** The part that the exchange keeps of what the books give: a share. */
    spread: decimalText,
    /** The most that the books may move from a quote: a share. */
    guard: decimalText,
    quoteSeconds: z.number(),
    /** For how many days an order may stand. */
    orderDays: z.array(z.number()),
    /** Up to which worth a balance can be swept, in USDT. */
    maxDust: decimalText,
  }),
});
export type ConvertCoins = z.output<typeof getConvertCoins.response>;
