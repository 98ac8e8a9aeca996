// Have the simulated chain deliver test coins to the user’s address; they are credited once confirmed.
import { z } from 'zod/mini';

import { defineCall } from '../../../call.ts';
import { coinText, networkText } from '../../../coin.ts';
import { amountText } from '../../../order-request.ts';

export const sendTestCoinsCall = defineCall({
  name: 'sendTestCoins',
  method: 'POST',
  path: 'v1/testnet/send',
  access: 'user',
  rateClass: 'funding',
  request: z.object({ coin: coinText, network: networkText, amount: amountText }),
  response: z.object({ transactionId: z.string() }),
  errors: ['unknownCoin', 'unknownNetwork', 'testCoinsLimit', 'invalidField'],
});
