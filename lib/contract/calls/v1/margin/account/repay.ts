// Give back what is owed of a coin in a margin wallet, interest first. More than is owed is not taken.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { marginMode } from '#lib/contract/margin.ts';
import { decimalText } from '#lib/contract/market.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { amount, coin, symbolId } from '#lib/contract/wire/fields.ts';

export const repayMargin = defineCall({
  name: 'repayMargin',
  path: 'v1/margin/account/repay',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  /** symbolId: of an isolated wallet. */
  request: changing({ marginMode, symbolId: z.optional(symbolId), coin, amount }),
  response: z.object({ coin: z.string(), amount: decimalText }),
  errors: ['symbolNotOpen', 'unknownCoin', 'insufficientBalance', 'noDebt', 'accountUnified'],
});
