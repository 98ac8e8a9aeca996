// Publishes a strategy of a user.
import { publishStrategy } from '#lib/contract/calls/v1/trigger/strategy/publish.ts';
import { readPrice } from '#server/answers/plaza/read-price.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const servePublishStrategy = serveUser(
  publishStrategy,
  ['plaza'],
  async ({ strategyId, name, showsParameters, price, profitShare: sharePercent }, { accountId }, { plaza }) => {
    const published = { strategyId: Number(strategyId), name, showsParameters, price: readPrice(price), sharePercent };
    const refused = await plaza.publish(accountId, published);
    return refused === null ? {} : refuse(refused.refused, refused.params);
  },
);
