// Lists the alerts of the newest attempt of whoever asks.
import { getTraderProAlerts } from '#lib/contract/calls/v1/trigger/trader-pro/alert.ts';
import { createAttemptAnswers } from '#server/answers/trader-pro/attempt-answer.ts';
import { participantOf } from '#server/answers/trader-pro/programme-account.ts';
import { programmeMailOf } from '#server/answers/trader-pro/programme-mail.ts';
import { attemptsOf } from '#server/answers/trader-pro/programme-state.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveTraderProAlerts = serveUser(
  getTraderProAlerts,
  ['paperRooms', 'accounts', 'settings', 'mail'],
  async (_request, session, visit) => {
    const rooms = await visit.paperRooms();
    if (rooms instanceof Refusal) return rooms;
    const participant = participantOf(session);
    const [newest] = await attemptsOf(participant, rooms);
    const news = newest === undefined ? [] : await rooms.projections.traderPro.newsOf([newest.accountId]);
    return { list: createAttemptAnswers(rooms.listings).alerts(news), mail: await programmeMailOf(participant, visit) };
  },
);
