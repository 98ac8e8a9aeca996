// The user's plan orders that are over, newest first.
import * as z from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { spotPlan } from '../../../../plan.ts';
import { reading } from '../../../../wire/body.ts';
import { idLessThan, pageSize, spotLine, symbolId } from '../../../../wire/fields.ts';

export const getPlanHistory = defineCall({
  name: 'getPlanHistory',
  method: 'POST',
  path: 'v1/trigger/plan/history',
  access: 'user',
  rateClass: 'read',
  request: reading({ symbolId: z.optional(symbolId), businessLine: z.optional(spotLine), idLessThan, pageSize }),
  response: z.object({
    list: z.array(spotPlan),
    /** Where the next page goes on (idLessThan); null: there is none. */
    nextId: z.nullable(z.string()),
  }),
  errors: ['symbolNotOpen', 'pageNotInteger'],
});
