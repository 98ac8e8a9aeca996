// Lists the copies of leaders that the user has.
import { getMyCopies } from '#lib/contract/calls/v1/trigger/strategy/copy/list.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { toBotRow } from '#server/answers/bots/to-bot-row.ts';
import { unlistedBots, wantedBots } from '#server/answers/bots/wanted-bots.ts';
import { pageEnd, usualPage } from '#server/answers/lists/paging.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveMyCopies = serveUser(getMyCopies, ['bots', 'listings', 'now'], (request, session, rooms) => {
  const { idLessThan, pageSize: limit = usualPage, isRunning, leaderId } = request;
  const copies = wantedBots(rooms, session, {}, 'copy');
  if (copies instanceof Refusal) return copies;
  const below = idLessThan === undefined ? Number.POSITIVE_INFINITY : Number.parseInt(idLessThan, 10);
  const list = [...copies, ...unlistedBots(rooms, session, {}, 'copy')]
    .filter(({ strategyId }) => strategyId < below)
    .filter(({ state }) => isRunning === undefined || isRunning === (state !== BotState.stopped))
    .filter(({ copyOf }) => leaderId === undefined || copyOf === Number(leaderId))
    .toSorted((a, b) => b.strategyId - a.strategyId)
    .slice(0, limit)
    .map((copy) => ({ ...toBotRow(copy, rooms.listings, rooms.now()), leaderId: String(copy.copyOf ?? 0) }));
  return { list, nextId: pageEnd(list, limit, ({ strategyId }) => strategyId) };
});
