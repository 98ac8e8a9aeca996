// Tells a demo bot an alert of the inbox again.
import { replaySignal } from '#lib/contract/calls/v1/trigger/strategy/tv/replay.ts';
import { demoSignalBot } from '#server/answers/bots/signal/demo-signal-bot.ts';
import { findSignalBot } from '#server/answers/bots/signal/find-signal-bot.ts';
import { signalReceipt } from '#server/answers/bots/signal/signal-receipt.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveReplaySignal = serveUser(
  replaySignal,
  ['accounts', 'bots', 'signals', 'listings', 'now', 'paperRooms'],
  async ({ strategyId, alertId }, session, visit) => {
    const bot = findSignalBot(visit, session, strategyId);
    if (bot instanceof Refusal) return bot;
    const alert = await visit.signals.alert(bot, alertId);
    if (alert === null) return refuse('unknownSignal');
    const demo = await demoSignalBot(bot, session, visit);
    if (demo instanceof Refusal) return demo;
    const nowMs = visit.now();
    const arrival = await demo.rooms.signals.replay(demo.bot, alert, nowMs);
    return { strategyId: String(demo.bot.strategyId), isNew: demo.isNew, receipt: signalReceipt(arrival, nowMs) };
  },
);
