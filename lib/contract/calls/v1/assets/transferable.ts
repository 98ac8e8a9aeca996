// The amount of a coin that may be moved out of an account at this moment: the exchange's own figure, which it also refuses by.
import * as z from 'zod/mini';

import { walletKindIds } from '#lib/contract/accounts/account-kinds.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { coin } from '#lib/contract/wire/fields.ts';

export const getTransferable = defineCall({
  name: 'getTransferable',
  path: 'v1/assets/transferable',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ coin, from: z.enum(walletKindIds, { error: 'is not known' }) }),
  response: z.object({ coin: z.string(), amount: decimalText }),
  errors: ['unknownCoin'],
});
