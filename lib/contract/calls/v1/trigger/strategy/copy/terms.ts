// The terms on which a leader is followed now.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';
import { nextShare } from '#lib/contract/leaders/leader-answer.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { copyPlacing, leaderId } from '#lib/contract/wire/bots/copy-fields.ts';

export const getLeaderTerms = defineCall({
  name: 'getLeaderTerms',
  path: 'v1/trigger/strategy/copy/terms',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ leaderId, strategyType: copyPlacing.strategyType }),
  response: z.object({
    /** Per cent of the profit of a copy above its highest mark. */
    profitShare: z.number(),
    /** The loss of earlier copies of him that a new one would carry: nothing of its profit is shared up to it. In the coin of the line. */
    carriedLoss: decimalText,
    /** He takes nobody new at the moment; who copies him already may do so once more. */
    isFull: z.boolean(),
    /** Waits for a place with him. */
    isWaiting: z.boolean(),
    /** A higher share that he has announced; null: none. */
    nextShare,
  }),
  errors: ['unknownLeader'],
});
