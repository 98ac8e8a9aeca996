// The bots of the user that have not ended. Those that need their owner come first, then the newest.
import * as z from 'zod/mini';

import { botRow } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { anyStrategyType } from '#lib/contract/wire/bots/bot-fields.ts';
import { symbolId } from '#lib/contract/wire/fields.ts';
import { anyLine } from '#lib/contract/wire/list-fields.ts';

export const getRunningStrategies = defineCall({
  name: 'getRunningStrategies',
  path: 'v1/trigger/strategy/strategyCurrentList',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ strategyType: z.optional(anyStrategyType), symbolId: z.optional(symbolId), businessLine: z.optional(anyLine) }),
  response: z.object({ list: z.array(botRow) }),
  errors: ['symbolNotOpen'],
});
