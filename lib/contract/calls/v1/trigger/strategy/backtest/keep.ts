// Keep the result of a backtest beside others, to compare them.
import * as z from 'zod/mini';

import { keptBacktest, runId } from '#lib/contract/bots/backtest-run.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { shortText } from '#lib/contract/wire/fields.ts';

export const keepBacktest = defineCall({
  name: 'keepBacktest',
  path: 'v1/trigger/strategy/backtest/keep',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  request: changing({ runId, name: z.optional(shortText) }),
  response: keptBacktest,
  errors: ['unknownBacktest', 'backtestKeptLimit'],
});
