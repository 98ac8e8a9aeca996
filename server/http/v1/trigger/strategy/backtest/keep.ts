// Keeps the result of a backtest.
import { keepBacktest } from '#lib/contract/calls/v1/trigger/strategy/backtest/keep.ts';
import { backtestAnswer } from '#server/answers/bots/backtest-answer.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveKeepBacktest = serveUser(keepBacktest, ['backtests'], async ({ runId, name = '' }, { accountId }, { backtests }) =>
  backtestAnswer(await backtests.keep(accountId, runId, name)),
);
