// The ranking of strategies: everything that ever ran long enough, ended and liquidated ones included.
import * as z from 'zod/mini';

import { rankedCount, rankedStrategy } from '#lib/contract/bots/plaza.ts';
import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { rankingFields } from '#lib/contract/wire/bots/ranking-fields.ts';

export const getRankedStrategies = defineCall({
  name: 'getRankedStrategies',
  path: 'v1/trigger/strategyPlatform/strategyRank/recommendList',
  ...fromAnybody('read'),
  request: reading({
    ...rankingFields,
    /** Left out: all. A ranking of running ones alone flatters, and the screen says so. */
    state: z.optional(z.enum(['running', 'ended'], { error: 'must be running or ended' })),
  }),
  response: z.object({
    list: z.array(rankedStrategy),
    hasMore: z.boolean(),
    /** Over their whole lives, by kind: of the market that was asked for, or of all. */
    counted: z.array(rankedCount),
    /** The markets that the list can be narrowed to, by name. */
    markets: z.array(z.string()),
  }),
  errors: ['symbolNotOpen'],
});
