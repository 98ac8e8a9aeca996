// Gives up a backtest.
import { cancelBacktest } from '#lib/contract/calls/v1/trigger/strategy/backtest/cancel.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveCancelBacktest = serveUser(cancelBacktest, ['backtests'], ({ runId }, { accountId }, { backtests }) =>
  backtests.cancel(accountId, runId) ? {} : refuse('unknownBacktest'),
);
