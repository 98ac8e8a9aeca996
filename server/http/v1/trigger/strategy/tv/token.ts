// Tells the webhook of a signal bot.
import { signalToken } from '#lib/contract/calls/v1/trigger/strategy/tv/token.ts';
import { findSignalBot } from '#server/answers/bots/signal/find-signal-bot.ts';
import { hookPath } from '#server/answers/bots/signal/hook-name.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveSignalToken = serveUser(signalToken, ['bots', 'signals'], async ({ strategyId, renew }, session, rooms) => {
  const bot = findSignalBot(rooms, session, strategyId);
  if (bot instanceof Refusal) return bot;
  const token = await (renew ? rooms.signals.renewToken(bot) : rooms.signals.token(bot));
  return { strategyId, path: hookPath({ mode: session.mode, strategyId: bot.strategyId }), token };
});
