// Lets an auto-invest buy a round at once.
import { regularInvestMessage } from '#lib/contract/bots/regular/regular-terms.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { investRegular } from '#lib/contract/calls/v1/trigger/strategy/regular/invest.ts';
import { findBot } from '#server/answers/bots/find-bot.ts';
import { roundRefusal } from '#server/answers/bots/regular/round-refusal.ts';
import { tellBotToOpen } from '#server/answers/bots/tell-bot-to-open.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

const ended: readonly BotState[] = [BotState.stopping, BotState.stopped];

export const serveInvestRegular = serveUser(
  investRegular,
  ['bots', 'newReference', 'listings', 'now', 'refusalToOpen'],
  async (request, session, rooms) => {
    const bot = findBot(rooms, session, request.strategyId);
    if (bot instanceof Refusal) return bot;
    if (bot.terms.kind !== 'regular') return refuse('strategyState');
    const tooLittle = ended.includes(bot.state) ? null : await roundRefusal(bot, bot.terms.terms, rooms);
    if (tooLittle !== null) return tooLittle;
    return tellBotToOpen(request, session, rooms, { action: 'message', text: regularInvestMessage, arrivedMs: rooms.now() });
  },
);
