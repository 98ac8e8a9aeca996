// The user's spot holdings, coin by coin: available, and frozen in open orders; and the value of everything the user owns.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';
import { coinBalance } from '#lib/contract/order.ts';
import { signedText } from '#lib/contract/wire/signed-text.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { coin } from '#lib/contract/wire/fields.ts';

export const getAssets = defineCall({
  name: 'getAssets',
  path: 'v1/assets/getAssets',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ coin: z.optional(coin) }),
  response: z.object({
    list: z.array(
      z.extend(coinBalance, {
        /** The part of it that may leave just now, of a unified account, which stands on it; left out: all that is available. */
        withdrawable: z.optional(decimalText),
      }),
    ),
    /** Worth of everything in all accounts that has a price, in USDT, less what is owed; of one coin if one is asked for. */
    totalUsdtValue: signedText,
  }),
  errors: ['unknownCoin'],
});
