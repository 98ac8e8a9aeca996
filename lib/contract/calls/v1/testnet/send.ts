// Let the test network deliver coins to the user's own address.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { amount, coin, network } from '#lib/contract/wire/fields.ts';

export const sendTestCoins = defineCall({
  name: 'sendTestCoins',
  path: 'v1/testnet/send',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'funding' }),
  request: changing({ coin, network, amount }),
  response: z.object({ coin: z.string(), network: z.string(), address: z.string(), amount: decimalText, transactionId: z.string() }),
  errors: ['unknownCoin', 'unknownNetwork', 'testCoinsLimit', 'amountAboveMaximum', 'depositBelowMinimum', 'noPermission', 'testCoinsOff'],
});
