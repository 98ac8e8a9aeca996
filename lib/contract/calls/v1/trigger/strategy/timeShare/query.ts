// The user's running TWAP orders, newest first.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { spotPlan } from '#lib/contract/plan.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { symbolId } from '#lib/contract/wire/fields.ts';
import { anyListLine, ofMarginMode } from '#lib/contract/wire/list-fields.ts';

export const getTwaps = defineCall({
  name: 'getTwaps',
  path: 'v1/trigger/strategy/timeShare/query',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ symbolId: z.optional(symbolId), businessLine: z.optional(anyListLine), marginMode: ofMarginMode }),
  response: z.object({ list: z.array(spotPlan) }),
  errors: ['symbolNotOpen'],
});
