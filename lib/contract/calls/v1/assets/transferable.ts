// The amount of a coin that may be moved out of an account at this moment: the exchange's own figure, which it also refuses by.
import * as z from 'zod/mini';

import { walletKindIds } from '../../../accounts/account-kinds.ts';
import { defineCall, fromUser } from '../../../call.ts';
import { decimalText } from '../../../market.ts';
import { reading } from '../../../wire/body.ts';
import { coin } from '../../../wire/fields.ts';

export const getTransferable = defineCall({
  name: 'getTransferable',
  path: 'v1/assets/transferable',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ coin, from: z.enum(walletKindIds, { error: 'is not known' }) }),
  response: z.object({ coin: z.string(), amount: decimalText }),
  errors: ['unknownCoin'],
});
