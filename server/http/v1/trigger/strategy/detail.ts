// Tells all about a bot of the user.
import { getStrategy } from '#lib/contract/calls/v1/trigger/strategy/detail.ts';
import { findBot } from '#server/answers/bots/find-bot.ts';
import { toBotDetail } from '#server/answers/bots/to-bot-detail.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveStrategy = serveUser(getStrategy, ['bots', 'listings', 'now', 'publications'], async ({ strategyId }, session, rooms) => {
  const bot = findBot(rooms, session, strategyId);
  return bot instanceof Refusal ? bot : toBotDetail(bot, rooms);
});
