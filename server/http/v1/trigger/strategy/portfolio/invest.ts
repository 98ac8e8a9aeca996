// Puts more into a smart portfolio.
import { investInPortfolio } from '#lib/contract/calls/v1/trigger/strategy/portfolio/invest.ts';
import { findPortfolio } from '#server/answers/bots/portfolio/find-portfolio.ts';
import { addBotFunds } from '#server/answers/bots/move-bot-funds.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveInvestInPortfolio = serveUser(
  investInPortfolio,
  ['bots', 'newReference', 'listings', 'now', 'refusalToOpen'],
  (request, session, rooms) => {
    const found = findPortfolio(rooms, session, request.strategyId);
    return found instanceof Refusal ? found : addBotFunds(request, session, rooms);
  },
);
