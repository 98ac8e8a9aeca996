// Take back several plan orders: those that are named, or all of one market, of one line, of one kind.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { orderId, symbolId } from '#lib/contract/wire/fields.ts';
import { anyLine, planType } from '#lib/contract/wire/list-fields.ts';

export const batchCancelPlan = defineCall({
  name: 'batchCancelPlan',
  path: 'v1/trigger/plan/batchCancelPlan',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  request: changing({
    symbolId: z.optional(symbolId),
    /** Without a line and without a market: spot. */
    businessLine: z.optional(anyLine),
    planType: z.optional(planType),
    /** If given, only these are cancelled, and the other fields are not looked at. */
    planIds: z.optional(z.array(orderId).check(z.minLength(1, 'must not be empty'), z.maxLength(40, 'has more than 40 plans'))),
  }),
  /** Those that are now cancelled. */
  response: z.object({ planIds: z.array(z.string()) }),
  errors: ['symbolNotOpen', 'marketHalted'],
});
