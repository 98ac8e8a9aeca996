// Works out the rounds of an auto-invest.
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { previewRegular } from '#lib/contract/calls/v1/trigger/strategy/regular/confirmParam.ts';
import { regularFieldOf, toRegularTerms } from '#lib/contract/wire/bots/regular-fields.ts';
import { previewedMarket } from '#server/answers/bots/previewed-market.ts';
import { regularSymbols } from '#server/answers/bots/regular/regular-symbols.ts';
import { toProblem } from '#server/answers/bots/to-problem.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import type { PreviewedMarket } from '#server/services/bots/previewed-market.ts';
import { previewOfRegular } from '#server/services/bots/regular/preview-of-regular.ts';

export const servePreviewRegular = serveUser(previewRegular, ['listings', 'projections', 'now'], (request, _session, rooms) => {
  const terms = toRegularTerms(request);
  const previewed: PreviewedMarket[] = [];
  for (const symbolId of regularSymbols(terms)) {
    const market = previewedMarket({ symbolId, strategyType: StrategyType.regular }, rooms);
    if (market instanceof Refusal) return market;
    previewed.push(market);
  }
  const { problems, rounds, coins, fullAmount } = previewOfRegular(terms, previewed, rooms.now());
  return {
    problems: problems.map((problem) => toProblem(problem, regularFieldOf)),
    rounds: [...rounds],
    coins: coins.map(({ coin, amount, quantity: count, everyRounds }) => ({ coin, amount, count, everyRounds })),
    fullAmount,
  };
});
