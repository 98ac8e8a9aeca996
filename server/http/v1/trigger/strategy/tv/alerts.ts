// Lists the alerts that have come for a signal bot.
import { getSignalAlerts } from '#lib/contract/calls/v1/trigger/strategy/tv/alerts.ts';
import { findSignalBot } from '#server/answers/bots/signal/find-signal-bot.ts';
import { usualPage } from '#server/answers/lists/paging.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveSignalAlerts = serveUser(
  getSignalAlerts,
  ['bots', 'signals'],
  async ({ strategyId, idLessThan, pageSize: limit = usualPage }, session, rooms) => {
    const bot = findSignalBot(rooms, session, strategyId);
    if (bot instanceof Refusal) return bot;
    const { list, next: nextId } = await rooms.signals.inbox(bot, { before: idLessThan ?? null, limit });
    return { list: [...list], nextId };
  },
);
