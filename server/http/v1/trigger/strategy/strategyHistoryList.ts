// Lists the bots of the user that have ended.
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { getEndedStrategies } from '#lib/contract/calls/v1/trigger/strategy/strategyHistoryList.ts';
import { toBotRow } from '#server/answers/bots/to-bot-row.ts';
import { unlistedBots, wantedBots } from '#server/answers/bots/wanted-bots.ts';
import { pageEnd, usualPage } from '#server/answers/lists/paging.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveEndedStrategies = serveUser(getEndedStrategies, ['bots', 'listings', 'now'], (request, session, rooms) => {
  const { idLessThan, pageSize: limit = usualPage } = request;
  const bots = wantedBots(rooms, session, request);
  if (bots instanceof Refusal) return bots;
  const below = idLessThan === undefined ? Number.POSITIVE_INFINITY : Number.parseInt(idLessThan, 10);
  // By number: the one that was opened last is the newest, whenever each of them ended.
  const ended = [...bots.filter(({ state }) => state === BotState.stopped), ...unlistedBots(rooms, session, request)];
  const page = ended
    .filter(({ strategyId }) => strategyId < below)
    .toSorted((a, b) => b.strategyId - a.strategyId)
    .slice(0, limit);
  const list = page.map((bot) => toBotRow(bot, rooms.listings, rooms.now()));
  return { list, nextId: pageEnd(list, limit, ({ strategyId }) => strategyId) };
});
