// Sessions as they were last looked up: a busy trader is not looked up for every order, and nobody is logged out while the database is away.
import { createLastKnown, type LastKnown } from '#server/store/last-known.ts';
import type { Session } from '../accounts.ts';

export type SessionMemory = Pick<LastKnown<Session>, 'read' | 'put'> & {
  /** By its id. */
  forget(sessionId: string): void;
  forgetCookie(cookie: string): void;
  /** All sessions in which the user acts. */
  forgetUser(userId: string): void;
  /** The sessions that the user has opened, one of them or all but one. */
  forgetOpened(userId: string, which: { readonly only: string } | { readonly keep: string }): void;
};

/** A session of another process that is logged out there lives on here for so long at most. */
const freshMs = 5000;

/** Keyed by the signed cookie value. */
export function createSessionMemory(isAway: () => boolean, now: () => number): SessionMemory {
  const sessions = createLastKnown<Session>({
    freshMs,
    // An operator's shift may have ended since.
    whileAway: (session) => ({ ...session, isOperator: false }),
    isAway,
    now,
  });
  const { put, forget } = sessions;
  return {
    read: async (cookie, ask) => {
      const session = await sessions.read(cookie, ask);
      return session !== null && session.expiresAtMs > now() ? session : null;
    },
    put,
    forget: (sessionId) => forget((session) => session.sessionId === sessionId),
    forgetCookie: (cookie) => forget((_session, key) => key === cookie),
    forgetUser: (userId) => forget((session) => session.userId === userId),
    forgetOpened: (userId, which) =>
      forget(
        ({ sessionId, userId: actor, mainAccount }) =>
          (mainAccount?.userId ?? actor) === userId && ('only' in which ? sessionId === which.only : sessionId !== which.keep),
      ),
  };
}
