// Terms that did best on earlier days of the market’s own past, in three grades, with what they did on the days after.
import * as z from 'zod/mini';

import { droppedSuggestion, suggestion } from '#lib/contract/bots/backtest.ts';
import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { anyStrategyType } from '#lib/contract/wire/bots/bot-fields.ts';
import { shortText, symbolId } from '#lib/contract/wire/fields.ts';
import { anyLine } from '#lib/contract/wire/list-fields.ts';

export const getSuggestions = defineCall({
  name: 'getSuggestions',
  path: 'v1/trigger/strategyPlatform/ai/selectAiRecommendList',
  ...fromAnybody('read'),
  request: reading({
    strategyType: z._default(anyStrategyType, 1),
    symbolId: z.optional(symbolId),
    businessLine: z.optional(anyLine),
    locale: z.optional(shortText),
  }),
  response: z.object({
    list: z.array(suggestion),
    /** The terms that did not hold on the later days. */
    dropped: z.array(droppedSuggestion),
    /** Some are still being worked out: ask again in a while. */
    pending: z.boolean(),
  }),
  errors: ['symbolNotOpen', 'marketWithoutBots'],
});
