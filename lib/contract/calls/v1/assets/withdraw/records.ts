// The user's withdrawals, newest first, with where each stands.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { withdrawalRecord } from '#lib/contract/money/withdrawal.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { coin } from '#lib/contract/wire/fields.ts';
import { pageAnswer, rowPageFields } from '#lib/contract/wire/list-fields.ts';

export const getWithdrawals = defineCall({
  name: 'getWithdrawals',
  path: 'v1/assets/withdraw/records',
  ...fromUser({ audience: 'main', scope: 'read', rateClass: 'read' }),
  request: reading({ coin: z.optional(coin), ...rowPageFields }),
  response: pageAnswer(withdrawalRecord),
  errors: ['unknownCoin'],
});
