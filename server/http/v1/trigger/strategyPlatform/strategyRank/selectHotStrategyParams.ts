// Lists the parameters that are copied most.
import { getHotParameters } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyRank/selectHotStrategyParams.ts';
import { rankingQuestion } from '#server/answers/plaza/ranking-question.ts';
import { toRanked } from '#server/answers/plaza/to-ranked.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveHotParameters = servePublic(getHotParameters, ['plaza', 'listings'], async (request, { plaza, listings }) => {
  const question = rankingQuestion(listings, request);
  if (question instanceof Refusal) return question;
  const { list, hasMore } = await plaza.page({ ...question, onlyOpen: true });
  return { list: list.map((one) => toRanked(one, listings)), hasMore };
});
