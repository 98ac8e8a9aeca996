// Stops an auto-invest.
import { cancelStrategyRegular } from '#lib/contract/calls/v1/trigger/strategy/regular/cancel.ts';
import { findBotOfKind } from '#server/answers/bots/find-bot.ts';
import { stopBot } from '#server/answers/bots/stop-bot.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveCancelStrategyRegular = serveUser(
  cancelStrategyRegular,
  ['bots', 'newReference', 'listings', 'now'],
  (request, session, rooms) => {
    const bot = findBotOfKind(rooms, session, request.strategyId, 'regular');
    if (bot instanceof Refusal) return bot;
    return stopBot(bot, request, session, rooms);
  },
);
