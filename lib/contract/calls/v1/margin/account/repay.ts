// Give back what is owed of a coin in a margin wallet, interest first. More than is owed is not taken.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../../../call.ts';
import { marginMode } from '../../../../margin.ts';
import { decimalText } from '../../../../market.ts';
import { changing } from '../../../../wire/body.ts';
import { amount, coin, symbolId } from '../../../../wire/fields.ts';

export const repayMargin = defineCall({
  name: 'repayMargin',
  path: 'v1/margin/account/repay',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  /** symbolId: of an isolated wallet. */
  request: changing({ marginMode, symbolId: z.optional(symbolId), coin, amount }),
  response: z.object({ coin: z.string(), amount: decimalText }),
  errors: ['symbolNotOpen', 'unknownCoin', 'insufficientBalance', 'noDebt', 'accountUnified'],
});
