// Keeps a backtest no longer.
import { forgetBacktest } from '#lib/contract/calls/v1/trigger/strategy/backtest/forget.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveForgetBacktest = serveUser(forgetBacktest, ['backtests'], async ({ keptId }, { accountId }, { backtests }) =>
  (await backtests.forget(accountId, Number(keptId))) ? {} : refuse('unknownBacktest'),
);
