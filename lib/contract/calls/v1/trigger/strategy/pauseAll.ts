// Let all bots rest, each as if it were paused by itself.
import * as z from 'zod/mini';

import { botOutcome } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';

export const pauseAllStrategies = defineCall({
  name: 'pauseAllStrategies',
  path: 'v1/trigger/strategy/pauseAll',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  request: changing({}),
  /** outcome null: this one was refused, as its code says. */
  response: z.object({
    list: z.array(z.object({ strategyId: z.string(), code: z.string(), msg: z.string(), outcome: z.nullable(botOutcome) })),
  }),
});
