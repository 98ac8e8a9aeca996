// Stops a bot.
import { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import { findBot } from '#server/answers/bots/find-bot.ts';
import { stopBot } from '#server/answers/bots/stop-bot.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveCancelStrategy = serveUser(cancelStrategy, ['bots', 'newReference', 'listings', 'now'], (request, session, rooms) => {
  const bot = findBot(rooms, session, request.strategyId);
  if (bot instanceof Refusal) return bot;
  return stopBot(bot, request, session, rooms);
});
