// Sessions that end, or go to the other world or another account; whoever serves them is told.
import { eq } from 'drizzle-orm';

import type { Accounts, SessionChange } from '#server/services/accounts/accounts.ts';
import type { Auth } from '#server/services/accounts/create-auth.ts';
import { removeSessions } from '#server/services/accounts/sessions/open-sessions.ts';
import { readActor } from '#server/services/accounts/read-actor.ts';
import type { SessionMemory } from '#server/services/accounts/sessions/session-memory.ts';
import type { Store } from '#server/store/open-store.ts';
import { session as sessions } from '#server/store/schema/identity.ts';
import { rememberEnded } from './no-session.ts';
import { createOnceFor } from './once-for.ts';
import { cookieOf } from './session-cookie.ts';
import type { SessionReader } from './session-reader.ts';

type SessionChangesOptions = Pick<Accounts, 'accountOf' | 'subAccounts'> & {
  readonly db: Store['db'];
  readonly auth: Auth;
  readonly memory: SessionMemory;
  readonly reader: SessionReader;
  readonly now: () => number;
};

type SessionChanges = Pick<
  Accounts,
  'endSessions' | 'replaceSession' | 'renewSession' | 'logout' | 'switchMode' | 'actAs' | 'onSessionEnded'
>;

/** Calls that were on their way with the former token are still answered for so long. */
const formerTokenMs = 5000;

export function createSessionChanges({ db, auth, memory, reader, now, accountOf, subAccounts }: SessionChangesOptions): SessionChanges {
  const listeners = new Set<Parameters<Accounts['onSessionEnded']>[0]>();

  /** The cached state of a session is no longer valid, and whoever serves the session is told. */
  const leave = (sessionId: string, why: SessionChange): void => {
    memory.forget(sessionId);
    for (const listener of listeners) listener(sessionId, why);
  };

  const renew = async (cookieHeader: string): Promise<readonly string[]> => {
    const found = await reader.recordOf(cookieHeader);
    if (found === null) return [];
    const former = await reader.session(cookieHeader);
    const { headers } = await auth.api.renewSession({ body: { sessionId: found.session.id }, returnHeaders: true });
    memory.forgetCookie(found.cookie);
    if (former !== null) memory.put(found.cookie, { ...former, expiresAtMs: Math.min(former.expiresAtMs, now() + formerTokenMs) });
    return headers.getSetCookie();
  };
  // Two proofs at once are answered with one token: of two, the browser might keep the one that is over.
  const renewals = createOnceFor<readonly string[]>(formerTokenMs, now);

  return {
    endSessions: async (userId, which) => {
      // They end here whether or not the database can be told.
      memory.forgetOpened(userId, which);
      const ended = await removeSessions(db, userId, which);
      await rememberEnded(db, ended, now());
      for (const { sessionId } of ended) leave(sessionId, 'logged-out');
      return ended.length;
    },
    replaceSession: async (cookieHeader) => {
      const record = await reader.recordOf(cookieHeader);
      if (record === null) return;
      memory.forgetCookie(record.cookie);
      await removeSessions(db, record.user.id, { only: record.session.id });
      // Its browser has another session in the same moment.
      leave(record.session.id, 'account-changed');
    },
    renewSession: (cookieHeader) => renewals.once(cookieOf(cookieHeader) ?? '', () => renew(cookieHeader)),
    logout: async (cookieHeader) => {
      const cookie = cookieOf(cookieHeader);
      if (cookie !== null) memory.forgetCookie(cookie);
      const ended = cookie === null ? null : await reader.lookUp(cookie, false);
      const { headers } = await auth.api.signOut({ headers: new Headers({ cookie: cookieHeader }), returnHeaders: true });
      if (ended !== null) leave(ended.session.sessionId, 'logged-out');
      return headers.getSetCookie();
    },
    switchMode: async (cookieHeader, mode) => {
      const record = await reader.recordOf(cookieHeader);
      if (record === null) return null;
      // The account first: a world that cannot be opened is not entered.
      await accountOf((await readActor(subAccounts, record.user, record.session.actingAs)).userId, mode);
      await db.update(sessions).set({ mode }).where(eq(sessions.id, record.session.id));
      leave(record.session.id, 'mode-changed');
      return (await reader.lookUp(record.cookie, false))?.session ?? null;
    },
    actAs: async (cookieHeader, actingAs) => {
      const record = await reader.recordOf(cookieHeader);
      if (record === null) return false;
      await db.update(sessions).set({ actingAs }).where(eq(sessions.id, record.session.id));
      leave(record.session.id, 'account-changed');
      return true;
    },
    onSessionEnded: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
