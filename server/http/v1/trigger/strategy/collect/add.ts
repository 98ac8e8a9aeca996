// Keeps an eye on a strategy for a user.
import { collectStrategy } from '#lib/contract/calls/v1/trigger/strategy/collect/add.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveCollectStrategy = serveUser(collectStrategy, ['plaza'], async ({ strategyId }, { accountId }, { plaza }) => {
  const refused = await plaza.collect(accountId, Number(strategyId));
  return refused === null ? {} : refuse(refused.refused, refused.params);
});
