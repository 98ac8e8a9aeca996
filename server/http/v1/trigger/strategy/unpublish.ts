// Takes a strategy of a user back from the plaza.
import { unpublishStrategy } from '#lib/contract/calls/v1/trigger/strategy/unpublish.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveUnpublishStrategy = serveUser(unpublishStrategy, ['plaza'], async ({ strategyId }, { accountId }, { plaza }) => {
  const refused = await plaza.withdraw(accountId, Number(strategyId));
  return refused === null ? {} : refuse(refused.refused, refused.params);
});
