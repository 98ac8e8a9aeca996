// Terms that did best on the market’s own past, in three grades, with what their backtests brought.
import * as z from 'zod/mini';

import { suggestion } from '../../../../../bots/backtest.ts';
import { defineCall, fromAnybody } from '../../../../../call.ts';
import { reading } from '../../../../../wire/body.ts';
import { anyStrategyType } from '../../../../../wire/bots/bot-fields.ts';
import { shortText, symbolId } from '../../../../../wire/fields.ts';
import { anyLine } from '../../../../../wire/list-fields.ts';

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
    /** Some are still being worked out: ask again in a while. */
    pending: z.boolean(),
  }),
  errors: ['symbolNotOpen', 'marketWithoutBots'],
});
