// The user's withdrawals, newest first, with where each stands.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../../../call.ts';
import { withdrawalRecord } from '../../../../money/withdrawal.ts';
import { reading } from '../../../../wire/body.ts';
import { coin, idLessThan, pageSize } from '../../../../wire/fields.ts';

export const getWithdrawals = defineCall({
  name: 'getWithdrawals',
  path: 'v1/assets/withdraw/records',
  ...fromUser('main', 'read'),
  request: reading({ coin: z.optional(coin), idLessThan, pageSize }),
  response: z.object({
    list: z.array(withdrawalRecord),
    /** The id at which the next page goes on (idLessThan); null: there is none. */
    nextId: z.nullable(z.string()),
  }),
  errors: ['unknownCoin', 'pageNotInteger'],
});
