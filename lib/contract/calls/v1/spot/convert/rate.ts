// The amount that a conversion would bring just now, promised to nobody: for looking, without an account.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { amount, coin } from '#lib/contract/wire/fields.ts';

export const getConvertRate = defineCall({
  name: 'getConvertRate',
  path: 'v1/spot/convert/rate',
  ...fromAnybody('read', 'GET'),
  request: reading({ fromCoin: coin, toCoin: coin, fromCoinSize: amount }),
  response: z.object({
    fromCoin: z.string(),
    fromCoinSize: decimalText,
    toCoin: z.string(),
    toCoinSize: decimalText,
    /** Coins received for one given. */
    cnvtPrice: decimalText,
    /** The markets that it is taken from. */
    route: z.array(z.string()),
  }),
  errors: ['unknownCoin', 'noConversion', 'convertTooThin', 'convertAccountEmpty', 'noLiquidity', 'marketHalted', 'marketCancelOnly'],
});
export type ConvertRate = z.output<typeof getConvertRate.response>;
