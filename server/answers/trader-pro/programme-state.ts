// The newest attempt of whoever asks, and what can be done with it.
import { programmeRules } from '#lib/contract/trader-pro/programme-rules.ts';
import type { ProgrammeState } from '#lib/contract/trader-pro/attempt.ts';
import type { Session } from '#server/services/accounts/accounts.ts';
import type { VenueRooms, Visit } from '../rooms.ts';
import { createAttemptAnswers } from './attempt-answer.ts';
import { participantOf, programmeAccountOf } from './programme-account.ts';

/** The state of whoever has never joined. */
export const noProgramme: ProgrammeState = { attempt: null, accountUserId: null, isInside: false, resetsLeft: programmeRules.resets };

type PaperRooms = Pick<VenueRooms, 'client' | 'projections' | 'automation' | 'listings'>;

/** After whatever was just done. */
export async function attemptsOf(
  participant: string,
  { client, projections, automation }: Pick<PaperRooms, 'client' | 'projections' | 'automation'>,
) {
  await automation.written(client.status().sequence);
  return projections.traderPro.of(participant);
}

export async function programmeStateOf(session: Session, rooms: PaperRooms, visit: Pick<Visit, 'accounts'>): Promise<ProgrammeState> {
  const participant = participantOf(session);
  const attempts = await attemptsOf(participant, rooms);
  const [newest] = attempts;
  const account = await programmeAccountOf(participant, visit);
  const news = newest === undefined ? [] : await rooms.projections.traderPro.newsOf([newest.accountId]);
  return {
    attempt: newest === undefined ? null : createAttemptAnswers(rooms.listings).attempt(newest, news),
    accountUserId: account?.userId ?? null,
    isInside: account?.userId === session.userId,
    resetsLeft: newest === undefined ? programmeRules.resets : Math.max(0, programmeRules.resets + 1 - newest.number),
  };
}
