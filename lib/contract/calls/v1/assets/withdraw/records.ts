// The user's withdrawals, newest first, with where each stands.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../../../call.ts';
import { withdrawalRecord } from '../../../../money/withdrawal.ts';
import { reading } from '../../../../wire/body.ts';
import { coin } from '../../../../wire/fields.ts';
import { pageAnswer, rowPageFields } from '../../../../wire/list-fields.ts';

export const getWithdrawals = defineCall({
  name: 'getWithdrawals',
  path: 'v1/assets/withdraw/records',
  ...fromUser({ audience: 'main', scope: 'read', rateClass: 'read' }),
  request: reading({ coin: z.optional(coin), ...rowPageFields }),
  response: pageAnswer(withdrawalRecord),
  errors: ['unknownCoin'],
});
