// Takes a quote. However often it is sent, the coins move once, and every answer says the same.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { quoteId, takenPart } from '#lib/contract/money/convert.ts';
import { decimalText } from '#lib/contract/market.ts';
import { changing } from '#lib/contract/wire/body.ts';

export const takeConversion = defineCall({
  name: 'takeConversion',
  path: 'v1/spot/convert/trade',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'coins', rateClass: 'trade' }),
  request: changing({ traceId: quoteId }),
  response: z.object({
    traceId: z.string(),
    ts: z.number(),
    toCoin: z.string(),
    /** The total of all that was converted. */
    toCoinSize: decimalText,
    /** The parts of a sweep: each coin in whole, or not at all and why. */
    parts: z.array(takenPart),
  }),
  errors: [
    'quoteExpired',
    'quoteTaken',
    'convertPriceMoved',
    'convertTooThin',
    'convertAccountEmpty',
    'convertInDebt',
    'insufficientBalance',
    'noLiquidity',
    'marketHalted',
    'marketCancelOnly',
  ],
});
export type TakenConversion = z.output<typeof takeConversion.response>;
