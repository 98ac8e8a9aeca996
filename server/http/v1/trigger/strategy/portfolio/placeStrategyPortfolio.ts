// Starts a smart portfolio.
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { placeStrategyPortfolio } from '#lib/contract/calls/v1/trigger/strategy/portfolio/placeStrategyPortfolio.ts';
import { modeProblem, toPortfolioTerms } from '#lib/contract/wire/bots/portfolio-fields.ts';
import { inCapitals, portfolioMarkets, portfolioRefusal } from '#server/answers/bots/portfolio/portfolio-markets.ts';
import { startBot } from '#server/answers/bots/start-bot.ts';
import { refuseField } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const servePlaceStrategyPortfolio = serveUser(
  placeStrategyPortfolio,
  ['bots', 'listings', 'now', 'settings', 'newReference', 'projections'],
  (request, session, rooms) => {
    const wrong = modeProblem(request);
    if (wrong !== null) return refuseField(wrong.field, wrong.reason);
    const terms = toPortfolioTerms({ ...request, coins: inCapitals(request.coins) });
    const refused = portfolioRefusal(terms, rooms);
    if (refused !== null) return refused;
    const symbols = portfolioMarkets(rooms.listings, terms.coins).map(({ symbol }) => symbol);
    const asked = { strategyType: StrategyType.portfolio, clientOid: request.clientOid, symbols };
    return startBot(asked, { kind: 'portfolio', terms }, session, rooms);
  },
);
