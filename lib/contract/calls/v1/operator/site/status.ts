// The state of the exchange in the eyes of an operator: whether it takes orders, how far its readers are, what is stopped.
import * as z from 'zod/mini';

import { defineCall, fromOperator } from '#lib/contract/call.ts';
import { MarketState } from '#lib/contract/enums.ts';
import { changing } from '#lib/contract/wire/body.ts';

export const getOperatorStatus = defineCall({
  name: 'getOperatorStatus',
  path: 'v1/operator/site/status',
  ...fromOperator('read'),
  request: changing({}),
  response: z.object({
    uptimeMs: z.number(),
    venues: z.array(
      z.object({
        venue: z.enum(['live', 'paper']),
        /** Null: orders can be placed. */
        problem: z.nullable(z.string()),
        sequence: z.number(),
        /** Records that wait to be written into the database. */
        backlog: z.number(),
        bots: z.object({ running: z.number(), behind: z.number(), problem: z.nullable(z.string()) }),
        markets: z.object({ online: z.number(), others: z.array(z.object({ symbol: z.string(), state: z.enum(MarketState) })) }),
      }),
    ),
    withdrawals: z.object({
      /** Null: they go on. */
      stopped: z.nullable(z.object({ reason: z.string(), operator: z.string(), sinceMs: z.number() })),
      inReview: z.number(),
    }),
  }),
});
