// Lists every attempt at the programme by its score.
import { getTraderProUsers } from '#lib/contract/calls/v1/trigger/trader-pro/user-list.ts';
import { createAttemptAnswers } from '#server/answers/trader-pro/attempt-answer.ts';
import { participantOf } from '#server/answers/trader-pro/programme-account.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveTraderProUsers = serveUser(getTraderProUsers, ['paperRooms'], async ({ pageNo, pageSize }, session, visit) => {
  const rooms = await visit.paperRooms();
  if (rooms instanceof Refusal) return rooms;
  const { client, projections, automation, listings } = rooms;
  await automation.written(client.status().sequence);
  const participant = participantOf(session);
  const skip = (pageNo - 1) * pageSize;
  const rows = await projections.traderPro.ranking(pageSize + 1, skip);
  const shown = rows.slice(0, pageSize);
  const best = await projections.traderPro.bestOf(participant);
  const told = best === null ? shown : [...shown, best.attempt];
  const news = await projections.traderPro.newsOf(told.map(({ accountId }) => accountId));
  const { ranked } = createAttemptAnswers(listings);
  return {
    list: shown.map((row, at) => ranked(row, skip + at + 1, news, participant)),
    hasMore: rows.length > pageSize,
    mine: best === null ? null : ranked(best.attempt, best.place, news, participant),
  };
});
