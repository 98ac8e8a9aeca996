// Lists the parameters that are copied most.
import { getHotParameters } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyRank/selectHotStrategyParams.ts';
import { rankingQuestion } from '#server/answers/plaza/ranking-question.ts';
import { toRanked } from '#server/answers/plaza/to-ranked.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveHotParameters = servePublic(getHotParameters, ['plaza', 'listings'], async (request, { plaza, listings }) => {
  const { list, hasMore } = await plaza.page({ ...rankingQuestion(request), onlyOpen: true });
  return { list: list.map((one) => toRanked(one, listings)), hasMore };
});
