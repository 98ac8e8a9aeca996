// Lists the strategies that a user keeps an eye on.
import { getCollectedStrategies } from '#lib/contract/calls/v1/trigger/strategy/collect/list.ts';
import { toRanked } from '#server/answers/plaza/to-ranked.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveCollectedStrategies = serveUser(
  getCollectedStrategies,
  ['plaza', 'listings'],
  async ({ indicatorDate }, { accountId }, { plaza, listings }) => {
    const list = await plaza.some(await plaza.collected(accountId), indicatorDate);
    return { list: list.map((one) => toRanked(one, listings)) };
  },
);
