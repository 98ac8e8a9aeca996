// Keep the result of a backtest beside others, to compare them.
import * as z from 'zod/mini';

import { keptBacktest, runId } from '../../../../../bots/backtest-run.ts';
import { defineCall, fromUser } from '../../../../../call.ts';
import { changing } from '../../../../../wire/body.ts';
import { shortText } from '../../../../../wire/fields.ts';

export const keepBacktest = defineCall({
  name: 'keepBacktest',
  path: 'v1/trigger/strategy/backtest/keep',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  request: changing({ runId, name: z.optional(shortText) }),
  response: keptBacktest,
  errors: ['unknownBacktest', 'backtestKeptLimit'],
});
