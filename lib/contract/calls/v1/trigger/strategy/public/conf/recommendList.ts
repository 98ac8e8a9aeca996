// The kinds of bots, with how many of each count in the ranking and the best of each over its whole life.
import * as z from 'zod/mini';

import { rankedCount, rankedStrategy } from '#lib/contract/bots/plaza.ts';
import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { shortText } from '#lib/contract/wire/fields.ts';

export const getRecommendedKinds = defineCall({
  name: 'getRecommendedKinds',
  path: 'v1/trigger/strategy/public/conf/recommendList',
  ...fromAnybody('read'),
  request: reading({ locale: z.optional(shortText) }),
  response: z.object({ list: z.array(z.extend(rankedCount, { best: z.nullable(rankedStrategy) })) }),
});
