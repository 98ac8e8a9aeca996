// The user's plan orders that are over, newest first.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { spotPlan } from '#lib/contract/plan.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { symbolId } from '#lib/contract/wire/fields.ts';
import {
  anyDirection,
  anyListLine,
  ofMarginMode,
  pageAnswer,
  numberedPageFields,
  planEnd,
  planType,
  timeSpan,
} from '#lib/contract/wire/list-fields.ts';

export const getPlanHistory = defineCall({
  name: 'getPlanHistory',
  path: 'v1/trigger/plan/history',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({
    symbolId: z.optional(symbolId),
    /** Without a line and without a market: spot, with own coins and on margin. */
    businessLine: z.optional(anyListLine),
    marginMode: ofMarginMode,
    delegateType: z.optional(anyDirection),
    planType: z.optional(planType),
    status: z.optional(planEnd),
    /** The time span of the moment when it was over. */
    ...timeSpan,
    ...numberedPageFields,
  }),
  response: pageAnswer(spotPlan),
  errors: ['symbolNotOpen', 'pageNotInteger'],
});
