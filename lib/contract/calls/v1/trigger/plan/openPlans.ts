// The user's waiting and executing plan orders, newest first.
import * as z from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { spotPlan } from '../../../../plan.ts';
import { reading } from '../../../../wire/body.ts';
import { spotLine, symbolId } from '../../../../wire/fields.ts';

export const getOpenPlans = defineCall({
  name: 'getOpenPlans',
  method: 'POST',
  path: 'v1/trigger/plan/openPlans',
  access: 'user',
  rateClass: 'read',
  request: reading({ symbolId: z.optional(symbolId), businessLine: z.optional(spotLine) }),
  response: z.object({ list: z.array(spotPlan) }),
  errors: ['symbolNotOpen'],
});
