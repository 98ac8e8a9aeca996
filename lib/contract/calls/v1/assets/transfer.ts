// Move a coin between the user's own wallets. What positions and orders need stays where it is.
import * as z from 'zod/mini';

import { defineCall } from '../../../call.ts';
import { decimalText } from '../../../market.ts';
import { changing } from '../../../wire/body.ts';
import { amount, coin } from '../../../wire/fields.ts';

const wallet = z.enum(['spot', 'futures'], { error: 'must be spot or futures' });

export const transferFunds = defineCall({
  name: 'transferFunds',
  method: 'POST',
  path: 'v1/assets/transfer',
  access: 'user',
  rateClass: 'trade',
  request: changing({ coin, amount, from: wallet, to: wallet }),
  response: z.object({ coin: z.string(), amount: decimalText, from: wallet, to: wallet }),
  errors: ['unknownCoin', 'insufficientBalance'],
});
