// Try terms on the past of a market: the very code that trades live, on its minutes. One that takes longer is asked for again by its id.
import { backtestRun } from '#lib/contract/bots/backtest-run.ts';
import { backtestRequest } from '#lib/contract/bots/backtest.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { termsErrors } from '#lib/contract/wire/bots/bot-errors.ts';

export const runBacktest = defineCall({
  name: 'runBacktest',
  path: 'v1/trigger/strategy/backtest/run',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'trade' }),
  /** A list of alerts may be long, and a file longer. */
  largestBodyBytes: 8 * 1024 * 1024,
  request: reading(backtestRequest.shape),
  response: backtestRun,
  errors: [...termsErrors, 'backtestLimit', 'noHistory', 'backtestFile'],
});
