// Lists what a bot has decided.
import { getStrategyDecisions } from '#lib/contract/calls/v1/trigger/strategy/decisions.ts';
import { findBot } from '#server/answers/bots/find-bot.ts';
import { pageEnd, usualPage } from '#server/answers/lists/paging.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveStrategyDecisions = serveUser(
  getStrategyDecisions,
  ['bots'],
  async ({ strategyId, idLessThan, pageSize: limit = usualPage }, session, rooms) => {
    const bot = findBot(rooms, session, strategyId);
    if (bot instanceof Refusal) return bot;
    const list = await rooms.bots.decisions(bot, { before: idLessThan === undefined ? null : Number.parseInt(idLessThan, 10), limit });
    return { list: [...list], nextId: pageEnd(list, limit, ({ id }) => id) };
  },
);
