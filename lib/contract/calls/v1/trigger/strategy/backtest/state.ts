// The progress of a backtest, and its result once it has one.
import { backtestRun, runId } from '../../../../../bots/backtest-run.ts';
import { defineCall, fromUser } from '../../../../../call.ts';
import { reading } from '../../../../../wire/body.ts';

export const getBacktest = defineCall({
  name: 'getBacktest',
  path: 'v1/trigger/strategy/backtest/state',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ runId }),
  response: backtestRun,
  errors: ['unknownBacktest'],
});
