// Borrow a coin in a margin wallet. The hour that has begun is charged at once.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../../../call.ts';
import { marginMode } from '../../../../margin.ts';
import { decimalText } from '../../../../market.ts';
import { changing } from '../../../../wire/body.ts';
import { amount, coin, symbolId } from '../../../../wire/fields.ts';

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
