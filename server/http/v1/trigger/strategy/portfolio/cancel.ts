// Stops a smart portfolio.
import { cancelPortfolio } from '#lib/contract/calls/v1/trigger/strategy/portfolio/cancel.ts';
import { findPortfolio } from '#server/http/bots/find-portfolio.ts';
import { tellBot } from '#server/http/bots/tell-bot.ts';
import { Refusal } from '#server/http/serving/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveCancelPortfolio = serveUser(cancelPortfolio, ['bots', 'listings', 'now'], (request, session, rooms) => {
  const found = findPortfolio(rooms, session, request.strategyId);
  if (found instanceof Refusal) return found;
  const { endOperate } = request;
  return tellBot(request, session, rooms, { action: 'stop', sells: endOperate === undefined ? found.terms.sellsAtEnd : endOperate === 1 });
});
