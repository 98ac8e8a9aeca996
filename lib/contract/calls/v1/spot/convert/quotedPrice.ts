// Asks for a quote: a price that is good for some seconds, for this amount and this account.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { amount, coin } from '#lib/contract/wire/fields.ts';

export const quoteConversion = defineCall({
  name: 'quoteConversion',
  path: 'v1/spot/convert/quotedPrice',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'coins', rateClass: 'trade' }),
  request: changing({ fromCoin: coin, toCoin: coin, fromCoinSize: amount }),
  response: z.object({
    traceId: z.string(),
    fromCoin: z.string(),
    fromCoinSize: decimalText,
    toCoin: z.string(),
    toCoinSize: decimalText,
    cnvtPrice: decimalText,
    fee: decimalText,
    /** The time for which it is good from now, and until when. */
    validMs: z.number(),
    expireTime: z.number(),
  }),
  errors: [
    'unknownCoin',
    'noConversion',
    'convertBelowMinimum',
    'convertAboveMaximum',
    'convertTooThin',
    'convertAccountEmpty',
    'insufficientBalance',
    'noLiquidity',
    'marketHalted',
    'marketCancelOnly',
  ],
});
export type ConvertQuote = z.output<typeof quoteConversion.response>;
