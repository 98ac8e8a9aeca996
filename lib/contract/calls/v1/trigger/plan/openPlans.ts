// The user's waiting and executing plan orders, newest first.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { spotPlan } from '#lib/contract/plan.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { symbolId } from '#lib/contract/wire/fields.ts';
import { anyListLine, ofMarginMode } from '#lib/contract/wire/list-fields.ts';

export const getOpenPlans = defineCall({
  name: 'getOpenPlans',
  path: 'v1/trigger/plan/openPlans',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  /** Without a line and without a market: spot, with own coins and on margin. */
  request: reading({ symbolId: z.optional(symbolId), businessLine: z.optional(anyListLine), marginMode: ofMarginMode }),
  response: z.object({ list: z.array(spotPlan) }),
  errors: ['symbolNotOpen'],
});
