// The strategies with the highest rates of the last seven days, ended ones among them.
import * as z from 'zod/mini';

import { rankedStrategy } from '#lib/contract/bots/plaza.ts';
import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { shortText } from '#lib/contract/wire/fields.ts';

export const getBestOfTheWeek = defineCall({
  name: 'getBestOfTheWeek',
  path: 'v1/trigger/strategyPlatform/strategyTracking/bestStrategyOfTheWeekList',
  ...fromAnybody('read'),
  request: reading({
    /** 1 spot, 2 contracts, 5 both. */
    strategyBaseType: z._default(z.literal([1, 2, 5], { error: 'must be 1 (spot), 2 (contracts) or 5 (both)' }), 5),
    locale: z.optional(shortText),
  }),
  response: z.object({ list: z.array(rankedStrategy) }),
});
