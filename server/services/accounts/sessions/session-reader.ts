// The session that a cookie stands for: who acts in it, in which world, and on which account.
import { sessionCookie } from '#lib/contract/accounts/session-cookie.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import type { Accounts, Entered, Session } from '#server/services/accounts/accounts.ts';
import type { Auth } from '#server/services/accounts/create-auth.ts';
import { readActor } from '#server/services/accounts/read-actor.ts';
import type { SessionMemory } from '#server/services/accounts/sessions/session-memory.ts';
import type { Standing } from '#server/services/accounts/standing.ts';
import { cookieOf, cookieSet } from './session-cookie.ts';
import { endOfSession } from './session-end.ts';

type SessionReaderOptions = Pick<Accounts, 'accountOf' | 'subAccounts'> & {
  readonly auth: Auth;
  readonly memory: SessionMemory;
  /** Rejects (DatabaseAway) when the database cannot be asked. */
  readonly reachable: () => Promise<unknown>;
  readonly standingOf: (userId: string) => Promise<Standing>;
  readonly hasOpenShift: (sessionId: string, userId: string) => Promise<boolean>;
  readonly hasPaper: boolean;
  readonly now: () => number;
};

export type SessionReader = ReturnType<typeof createSessionReader>;

export function createSessionReader({
  auth,
  memory,
  reachable,
  standingOf,
  hasOpenShift,
  hasPaper,
  now,
  accountOf,
  subAccounts,
}: SessionReaderOptions) {
  const isGuest = ({ guestSince }: { readonly guestSince?: Date | null | undefined }): boolean =>
    guestSince !== null && guestSince !== undefined;

  const read = async (cookie: string, prolong: boolean) => {
    try {
      const found = await auth.api.getSession({
        headers: new Headers({ cookie: `${sessionCookie}=${cookie}` }),
        query: prolong ? {} : { disableRefresh: true },
        returnHeaders: true,
      });
      const { response } = found;
      const isOver = response !== null && endOfSession(response.session, isGuest(response.user)) <= now();
      return isOver ? { ...found, response: null } : found;
    } catch (error) {
      // The library does not say what went wrong: the database says whether it is there.
      await reachable();
      throw error;
    }
  };

  const lookUp = async (cookie: string, prolong: boolean): Promise<Entered | null> => {
    const { response, headers } = await read(cookie, prolong);
    if (response === null) return null;
    const isVisiting = isGuest(response.user);
    // The paper venue may have been switched off: then everybody is back in the live one, and guests are nowhere.
    if (isVisiting && !hasPaper) return null;
    const isPaper = isVisiting || (hasPaper && response.session.mode === TradingMode.paper);
    const mode = isPaper ? TradingMode.paper : TradingMode.live;
    const actor = await readActor(subAccounts, response.user, response.session.actingAs);
    const session: Session = {
      sessionId: response.session.id,
      ...actor,
      ...(await standingOf(response.user.id)),
      isGuest: isVisiting,
      isOperator: await hasOpenShift(response.session.id, actor.userId),
      mode,
      accountId: await accountOf(actor.userId, mode),
      expiresAtMs: endOfSession(response.session, isVisiting),
    };
    return { session, setCookies: headers.getSetCookie() };
  };

  return {
    lookUp,
    /** The login library's own record of a session; null: there is none. */
    recordOf: async (cookieHeader: string) => {
      const cookie = cookieOf(cookieHeader);
      if (cookie === null) return null;
      const { response } = await read(cookie, false);
      return response === null ? null : { cookie, ...response };
    },
    /** After the library has set its cookie: the session it stands for. */
    enter: async (setCookies: readonly string[]): Promise<Entered> => {
      const cookie = cookieSet(setCookies);
      const found = await lookUp(cookie, false);
      if (found === null) throw new Error('a session was opened and not found');
      memory.put(cookie, found.session);
      return { session: found.session, setCookies };
    },
    session: async (cookieHeader: string): Promise<Session | null> => {
      const cookie = cookieOf(cookieHeader);
      return cookie === null ? null : memory.read(cookie, async () => (await lookUp(cookie, false))?.session ?? null);
    },
  };
}
