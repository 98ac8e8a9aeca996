// The backtests that the user keeps, newest first.
import * as z from 'zod/mini';

import { keptBacktest } from '#lib/contract/bots/backtest-run.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { symbolId } from '#lib/contract/wire/fields.ts';

export const getKeptBacktests = defineCall({
  name: 'getKeptBacktests',
  path: 'v1/trigger/strategy/backtest/kept',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ symbolId: z.optional(symbolId) }),
  response: z.object({ list: z.array(keptBacktest) }),
});
