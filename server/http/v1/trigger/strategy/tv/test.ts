// Looks at a message for a signal bot, and tells the bot of it where that is asked.
import { testSignal } from '#lib/contract/calls/v1/trigger/strategy/tv/test.ts';
import { findSignalBot } from '#server/answers/bots/signal/find-signal-bot.ts';
import { signalReceipt } from '#server/answers/bots/signal/signal-receipt.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveTestSignal = serveUser(testSignal, ['bots', 'signals', 'now'], async ({ strategyId, message, send }, session, rooms) => {
  const { signals, now } = rooms;
  const bot = findSignalBot(rooms, session, strategyId);
  if (bot instanceof Refusal) return bot;
  const arrivedMs = now();
  const reading = signals.read(bot, message);
  const arrival = await (send ? signals.receive(bot, reading, arrivedMs, 'test') : signals.look(bot, reading, arrivedMs));
  return signalReceipt(arrival, arrivedMs);
});
