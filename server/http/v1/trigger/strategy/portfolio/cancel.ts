// Stops a smart portfolio.
import { cancelPortfolio } from '#lib/contract/calls/v1/trigger/strategy/portfolio/cancel.ts';
import { findBotOfKind } from '#server/answers/bots/find-bot.ts';
import { stopBot } from '#server/answers/bots/stop-bot.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveCancelPortfolio = serveUser(cancelPortfolio, ['bots', 'newReference', 'listings', 'now'], (request, session, rooms) => {
  const bot = findBotOfKind(rooms, session, request.strategyId, 'portfolio');
  return bot instanceof Refusal ? bot : stopBot(bot, request, session, rooms);
});
