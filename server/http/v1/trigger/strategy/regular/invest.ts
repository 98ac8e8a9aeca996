// Lets an auto-invest buy a round at once.
import { investRegular } from '#lib/contract/calls/v1/trigger/strategy/regular/invest.ts';
import { regularInvestMessage } from '#lib/contract/bots/regular/regular-terms.ts';
import { findBotOfKind } from '#server/http/bots/find-bot.ts';
import { tellBotToOpen } from '#server/http/bots/tell-bot-to-open.ts';
import { Refusal } from '#server/http/serving/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveInvestRegular = serveUser(investRegular, ['bots', 'listings', 'now', 'refusalToOpen'], (request, session, rooms) => {
  const bot = findBotOfKind(rooms, session, request.strategyId, 'regular');
  if (bot instanceof Refusal) return bot;
  return tellBotToOpen(request, session, rooms, { action: 'message', text: regularInvestMessage, arrivedMs: rooms.now() });
});
