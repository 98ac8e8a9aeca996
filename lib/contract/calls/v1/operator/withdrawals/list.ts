// The withdrawals that wait for the operators: those above what the hot wallet pays by itself, and what the operators have said so far.
import * as z from 'zod/mini';

import { defineCall, fromOperator } from '#lib/contract/call.ts';
import { withdrawalRecord } from '#lib/contract/money/withdrawal.ts';
import { changing } from '#lib/contract/wire/body.ts';

export const listReviews = defineCall({
  name: 'listReviews',
  path: 'v1/operator/withdrawals/list',
  ...fromOperator('funding'),
  request: changing({}),
  response: z.object({
    list: z.array(
      z.extend(withdrawalRecord, {
        accountId: z.string(),
        /** In USDT, when it was asked for. */
        worth: z.string(),
        votes: z.array(z.object({ operator: z.string(), approves: z.boolean(), createTimeMs: z.number() })),
      }),
    ),
  }),
});
