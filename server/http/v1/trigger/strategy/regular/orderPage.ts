// Lists the rounds of an auto-invest.
import { getRegularRounds } from '#lib/contract/calls/v1/trigger/strategy/regular/orderPage.ts';
import { findBotOfKind } from '#server/answers/bots/find-bot.ts';
import { regularRoundCodes, toRegularRound } from '#server/answers/bots/regular/to-regular-rounds.ts';
import { pageEnd, usualPage } from '#server/answers/lists/paging.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveRegularRounds = serveUser(
  getRegularRounds,
  ['bots'],
  async ({ strategyId, idLessThan, pageSize: limit = usualPage }, session, rooms) => {
    const bot = findBotOfKind(rooms, session, strategyId, 'regular');
    if (bot instanceof Refusal) return bot;
    const before = idLessThan === undefined ? null : Number.parseInt(idLessThan, 10);
    const list = await rooms.bots.decisions(bot, { before, limit, codes: regularRoundCodes });
    const nextMs = bot.figures.nextMs ?? 0;
    return {
      list: list.map(toRegularRound),
      nextId: pageEnd(list, limit, ({ id }) => id),
      nextRoundMs: nextMs === 0 ? null : nextMs,
    };
  },
);
