// The progress of a backtest, and its result once it has one.
import { backtestRun, runId } from '#lib/contract/bots/backtest-run.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';

export const getBacktest = defineCall({
  name: 'getBacktest',
  path: 'v1/trigger/strategy/backtest/state',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ runId }),
  response: backtestRun,
  errors: ['unknownBacktest'],
});
