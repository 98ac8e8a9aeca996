// Keeps an eye on a strategy no longer.
import { forgetStrategy } from '#lib/contract/calls/v1/trigger/strategy/collect/cancel.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveForgetStrategy = serveUser(forgetStrategy, ['plaza'], async ({ strategyId }, { accountId }, { plaza }) => {
  await plaza.forget(accountId, Number(strategyId));
  return {};
});
