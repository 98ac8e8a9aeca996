// The movements in the user's futures wallet, newest first.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { futuresEntry } from '#lib/contract/history/contract-history.ts';
import { futuresCauses } from '#lib/contract/history/history-kinds.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { contractLine } from '#lib/contract/wire/contract-fields.ts';
import { coin } from '#lib/contract/wire/fields.ts';
import { pageAnswer, pageFields, timeSpan } from '#lib/contract/wire/list-fields.ts';

export const getFuturesTransactions = defineCall({
  name: 'getFuturesTransactions',
  path: 'v1/mcp/history/transactions',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({
    /** The margin coins of that line. */
    businessLine: z.optional(contractLine),
    coin: z.optional(coin),
    causes: z.optional(z.array(z.enum(futuresCauses, { error: 'is not known' })).check(z.minLength(1), z.maxLength(futuresCauses.length))),
    ...timeSpan,
    ...pageFields,
  }),
  response: pageAnswer(futuresEntry),
});
