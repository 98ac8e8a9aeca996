// Lists the ranking of strategies.
import { getRankedStrategies } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyRank/recommendList.ts';
import { rankingQuestion } from '#server/answers/plaza/ranking-question.ts';
import { toCount } from '#server/answers/plaza/to-count.ts';
import { toRanked } from '#server/answers/plaza/to-ranked.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveRankedStrategies = servePublic(getRankedStrategies, ['plaza', 'listings'], async (request, { plaza, listings }) => {
  const isRunning = request.state === undefined ? null : request.state === 'running';
  const { list, hasMore } = await plaza.page({ ...rankingQuestion(request), isRunning });
  return { list: list.map((one) => toRanked(one, listings)), hasMore, counted: (await plaza.counts()).flatMap(toCount) };
});
