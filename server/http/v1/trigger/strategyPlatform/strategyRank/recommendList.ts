// Lists the ranking of strategies.
import { getRankedStrategies } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyRank/recommendList.ts';
import { symbolsOfMarkets } from '#server/answers/market/symbols-of-markets.ts';
import { rankingQuestion } from '#server/answers/plaza/ranking-question.ts';
import { toCount } from '#server/answers/plaza/to-count.ts';
import { toRanked } from '#server/answers/plaza/to-ranked.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveRankedStrategies = servePublic(getRankedStrategies, ['plaza', 'listings'], async (request, { plaza, listings }) => {
  const isRunning = request.state === undefined ? null : request.state === 'running';
  const question = rankingQuestion(listings, request);
  if (question instanceof Refusal) return question;
  const [{ list, hasMore }, counts, markets] = await Promise.all([
    plaza.page({ ...question, isRunning }),
    plaza.counts(question.marketId),
    plaza.markets(question.line),
  ]);
  return {
    list: list.map((one) => toRanked(one, listings)),
    hasMore,
    counted: counts.flatMap(toCount),
    markets: symbolsOfMarkets(listings, markets),
  };
});
