// Tells the newest attempt of whoever asks.
import { getTraderProState } from '#lib/contract/calls/v1/trigger/trader-pro/state.ts';
import { participantOf, programmeAccountOf } from '#server/answers/trader-pro/programme-account.ts';
import { noProgramme, programmeStateOf } from '#server/answers/trader-pro/programme-state.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveTraderProState = serveUser(getTraderProState, ['accounts', 'paperRooms'], async (_request, session, visit) => {
  // Nobody's question opens the venue before there is anything to tell.
  if ((await programmeAccountOf(participantOf(session), visit)) === null) return noProgramme;
  const rooms = await visit.paperRooms();
  return rooms instanceof Refusal ? rooms : programmeStateOf(session, rooms, visit);
});
