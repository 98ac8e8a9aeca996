// The last seven days of each kind of bots with its usual terms, as a backtest tells them.
import * as z from 'zod/mini';

import { botWeek } from '#lib/contract/bots/bot-week.ts';
import { defineCall, fromAnybody } from '#lib/contract/call.ts';

export const getBotWeeks = defineCall({
  name: 'getBotWeeks',
  path: 'v1/trigger/strategy/backtest/weeks',
  ...fromAnybody('read'),
  response: z.object({
    /** Kinds that trade on alerts, and those whose terms could not be started a week ago, are left out. */
    list: z.array(botWeek),
    /** The first list is still being worked out: ask again in a while. */
    pending: z.boolean(),
  }),
});
