// Tells how far a backtest is.
import { getBacktest } from '#lib/contract/calls/v1/trigger/strategy/backtest/state.ts';
import { backtestAnswer } from '#server/answers/bots/backtest-answer.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveBacktest = serveUser(getBacktest, ['backtests'], ({ runId }, { accountId }, { backtests }) =>
  backtestAnswer(backtests.find(accountId, runId)),
);
