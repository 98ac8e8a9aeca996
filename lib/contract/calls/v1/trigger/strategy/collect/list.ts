// The strategies that one keeps an eye on, newest first.
import * as z from 'zod/mini';

import { rankedStrategy } from '#lib/contract/bots/plaza.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { indicatorDate } from '#lib/contract/wire/bots/ranking-fields.ts';

export const getCollectedStrategies = defineCall({
  name: 'getCollectedStrategies',
  path: 'v1/trigger/strategy/collect/list',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ indicatorDate }),
  response: z.object({ list: z.array(rankedStrategy) }),
});
