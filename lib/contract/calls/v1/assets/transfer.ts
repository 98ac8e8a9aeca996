// Move a coin between the user's own wallets. What positions and orders need stays where it is.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { amount, clientOid, coin, symbolId } from '#lib/contract/wire/fields.ts';

const wallet = z.enum(['spot', 'futures', 'cross', 'isolated'], { error: 'must be spot, futures, cross or isolated' });

export const transferFunds = defineCall({
  name: 'transferFunds',
  path: 'v1/assets/transfer',
  ...fromUser({ audience: 'everybody', scope: 'transfer', rateClass: 'trade' }),
  /**
   * symbolId: whose isolated margin wallet it is, where one of the two is one. clientOid: asked for twice under one, it is one, and
   * answered alike; anything else under it is refused. The last ten thousand are known.
   */
  request: changing({ coin, amount, from: wallet, to: wallet, symbolId: z.optional(symbolId), clientOid: z.optional(clientOid) }),
  response: z.object({ coin: z.string(), amount: decimalText, from: wallet, to: wallet }),
  errors: ['unknownCoin', 'insufficientBalance', 'accountInDebt', 'notMargined', 'accountUnified', 'symbolNotOpen', 'transferNameTaken'],
});
