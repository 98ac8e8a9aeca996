// Lists the attempts of whoever asks.
import { getTraderProHistory } from '#lib/contract/calls/v1/trigger/trader-pro/history.ts';
import { createAttemptAnswers } from '#server/answers/trader-pro/attempt-answer.ts';
import { participantOf } from '#server/answers/trader-pro/programme-account.ts';
import { attemptsOf } from '#server/answers/trader-pro/programme-state.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveTraderProHistory = serveUser(getTraderProHistory, ['paperRooms'], async (_request, session, visit) => {
  const rooms = await visit.paperRooms();
  if (rooms instanceof Refusal) return rooms;
  const attempts = await attemptsOf(participantOf(session), rooms);
  const news = await rooms.projections.traderPro.newsOf(attempts.map(({ accountId }) => accountId));
  const { attempt } = createAttemptAnswers(rooms.listings);
  return { list: attempts.map((row) => attempt(row, news)) };
});
