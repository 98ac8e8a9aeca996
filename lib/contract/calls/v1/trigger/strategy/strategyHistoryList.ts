// The bots of the user that have ended, newest first.
import * as z from 'zod/mini';

import { botRow } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { anyStrategyType } from '#lib/contract/wire/bots/bot-fields.ts';
import { symbolId } from '#lib/contract/wire/fields.ts';
import { anyLine, pageAnswer, pageFields } from '#lib/contract/wire/list-fields.ts';

export const getEndedStrategies = defineCall({
  name: 'getEndedStrategies',
  path: 'v1/trigger/strategy/strategyHistoryList',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({
    strategyType: z.optional(anyStrategyType),
    symbolId: z.optional(symbolId),
    businessLine: z.optional(anyLine),
    ...pageFields,
  }),
  response: pageAnswer(botRow),
  errors: ['symbolNotOpen'],
});
