// Works out what a smart portfolio would buy.
import { previewPortfolio } from '#lib/contract/calls/v1/trigger/strategy/portfolio/confirmParam.ts';
import { modeProblem, portfolioFieldOf, toPortfolioTerms } from '#lib/contract/wire/bots/portfolio-fields.ts';
import { inCapitals, portfolioPreviewOf } from '#server/answers/bots/portfolio/portfolio-markets.ts';
import { toProblem } from '#server/answers/bots/to-problem.ts';
import { refuseField } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const servePreviewPortfolio = serveUser(previewPortfolio, ['listings', 'projections'], (request, _session, rooms) => {
  const wrong = modeProblem(request);
  if (wrong !== null) return refuseField(wrong.field, wrong.reason);
  const { problems, coins, minInvestment } = portfolioPreviewOf(toPortfolioTerms({ ...request, coins: inCapitals(request.coins) }), rooms);
  return {
    problems: problems.map((problem) => toProblem(problem, portfolioFieldOf)),
    coins: coins.map(({ quantity, ...told }) => ({ ...told, count: quantity })),
    minInvestAmount: minInvestment,
  };
});
