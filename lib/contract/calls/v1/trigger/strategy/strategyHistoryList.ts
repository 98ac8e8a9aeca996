// The bots of the user that have ended, newest first.
import * as z from 'zod/mini';

import { botRow } from '../../../../bots/bot.ts';
import { defineCall, fromUser } from '../../../../call.ts';
import { reading } from '../../../../wire/body.ts';
import { anyStrategyType } from '../../../../wire/bots/bot-fields.ts';
import { symbolId } from '../../../../wire/fields.ts';
import { anyLine, pageAnswer, pageFields } from '../../../../wire/list-fields.ts';

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
