// Borrow a coin in a margin wallet. The hour that has begun is charged at once.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { marginMode } from '#lib/contract/margin.ts';
import { decimalText } from '#lib/contract/market.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { amount, coin, symbolId } from '#lib/contract/wire/fields.ts';

export const borrowMargin = defineCall({
  name: 'borrowMargin',
  path: 'v1/margin/account/borrow',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'coins', rateClass: 'trade' }),
  /** symbolId: of an isolated wallet. */
  request: changing({ marginMode, symbolId: z.optional(symbolId), coin, amount }),
  response: z.object({ coin: z.string(), amount: decimalText }),
  errors: [
    'symbolNotOpen',
    'unknownCoin',
    'insufficientBalance',
    'notLent',
    'loanLimit',
    'lendingPoolEmpty',
    'marginNotEnough',
    'noMarkPrice',
    'accountUnified',
  ],
});
