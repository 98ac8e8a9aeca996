// Sessions looked up in the last seconds, so that a busy trader is not looked up for every order.
import type { Session } from './accounts.ts';

type Kept = { readonly session: Session; readonly untilMs: number };

const maxKept = 20_000;

export type SessionMemory = {
  get(cookie: string): Session | null;
  put(cookie: string, session: Session): void;
  forget(sessionId: string): void;
  /** All sessions of the user. */
  forgetUser(userId: string): void;
};

/** Keyed by the signed cookie value. A session of another process that is logged out there lives on here for `keepMs` at most. */
export function createSessionMemory(keepMs: number, now: () => number): SessionMemory {
  const byCookie = new Map<string, Kept>();
  return {
    get: (cookie) => {
      const kept = byCookie.get(cookie);
      if (kept === undefined) return null;
      if (kept.untilMs > now() && kept.session.expiresAtMs > now()) return kept.session;
      byCookie.delete(cookie);
      return null;
    },
    put: (cookie, session) => {
      if (byCookie.size >= maxKept) byCookie.clear();
      byCookie.set(cookie, { session, untilMs: now() + keepMs });
    },
    forget: (sessionId) => {
      for (const [cookie, kept] of byCookie) if (kept.session.sessionId === sessionId) byCookie.delete(cookie);
    },
    forgetUser: (userId) => {
      for (const [cookie, kept] of byCookie) if (kept.session.userId === userId) byCookie.delete(cookie);
    },
  };
}
