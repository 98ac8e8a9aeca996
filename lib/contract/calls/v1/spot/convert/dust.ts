// Asks for a quote over every balance below a worth, into one coin: taken like any other, each coin in whole or not at all.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { takenPart } from '#lib/contract/money/convert.ts';
import { decimalText } from '#lib/contract/market.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { amount, coin } from '#lib/contract/wire/fields.ts';

export const quoteSweep = defineCall({
  name: 'quoteSweep',
  path: 'v1/spot/convert/dust',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'coins', rateClass: 'trade' }),
  /** `below`: of what is worth at most so much, in USDT. `coins`: only these of them. */
  request: changing({ toCoin: coin, below: amount, coins: z.optional(z.array(coin).check(z.maxLength(64, 'has more than 64 coins'))) }),
  response: z.object({
    traceId: z.string(),
    toCoin: z.string(),
    toCoinSize: decimalText,
    parts: z.array(z.object({ fromCoin: z.string(), fromCoinSize: decimalText, toCoinSize: decimalText, usdtValue: decimalText })),
    /** The coins that cannot be converted just now, and why. */
    left: z.array(takenPart),
    validMs: z.number(),
    expireTime: z.number(),
  }),
  errors: ['unknownCoin', 'noConversion', 'nothingToConvert', 'convertAboveMaximum'],
});
export type SweepQuote = z.output<typeof quoteSweep.response>;
