// Publishes a strategy of a user.
import { publishStrategy } from '#lib/contract/calls/v1/trigger/strategy/publish.ts';
import { refuse } from '#server/http/serving/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const servePublishStrategy = serveUser(
  publishStrategy,
  ['plaza'],
  async ({ strategyId, name, showsParameters }, { accountId }, { plaza }) => {
    const refused = await plaza.publish(accountId, { strategyId: Number(strategyId), name, showsParameters });
    return refused === null ? {} : refuse(refused.refused, refused.params);
  },
);
