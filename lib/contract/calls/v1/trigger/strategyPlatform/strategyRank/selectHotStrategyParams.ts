// Parameters that are copied most: of published strategies whose owners show them.
import * as z from 'zod/mini';

import { rankedStrategy } from '#lib/contract/bots/plaza.ts';
import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { rankingFields } from '#lib/contract/wire/bots/ranking-fields.ts';

export const getHotParameters = defineCall({
  name: 'getHotParameters',
  path: 'v1/trigger/strategyPlatform/strategyRank/selectHotStrategyParams',
  ...fromAnybody('read'),
  request: reading({ ...rankingFields, sortType: z._default(rankingFields.sortType, 3) }),
  response: z.object({ list: z.array(rankedStrategy), hasMore: z.boolean() }),
  errors: ['symbolNotOpen'],
});
