// Give up a backtest that runs.
import { runId } from '#lib/contract/bots/backtest-run.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';

export const cancelBacktest = defineCall({
  name: 'cancelBacktest',
  path: 'v1/trigger/strategy/backtest/cancel',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  request: changing({ runId }),
  response: nothing,
  errors: ['unknownBacktest'],
});
