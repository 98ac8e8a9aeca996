// Lists the kinds of bots with the best of each.
import { getRecommendedKinds } from '#lib/contract/calls/v1/trigger/strategy/public/conf/recommendList.ts';
import { toCount } from '#server/answers/plaza/to-count.ts';
import { toRanked } from '#server/answers/plaza/to-ranked.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveRecommendedKinds = servePublic(getRecommendedKinds, ['plaza', 'listings'], async (_request, { plaza, listings }) => {
  const counted = (await plaza.counts(null)).flatMap(toCount);
  const best = async (strategyType: (typeof counted)[number]['strategyType']) => {
    const [one] = await plaza.best(strategyType);
    return one === undefined ? null : toRanked(one, listings);
  };
  return { list: await Promise.all(counted.map(async (kind) => ({ ...kind, best: await best(kind.strategyType) }))) };
});
