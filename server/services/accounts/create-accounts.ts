// The accounts of the venue, over the login library and the exchange.
import { sessionCookie } from '#lib/contract/accounts/session-cookie.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { randomInt } from 'node:crypto';
import { APIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';

import type { Store } from '#server/store/open-store.ts';
import { session as sessions, user } from '#server/store/schema/identity.ts';
import type { Accounts, Caller, Credentials, Entered, Session, SessionChange } from './accounts.ts';
import { authSecret } from './auth-secret.ts';
import { type AuthLog, createAuth } from './create-auth.ts';
import { userOfPassword, writePassword } from './credentials.ts';
import { isEasyPassword } from './easy-password.ts';
import { createEnsureAccount, findAccount, openAccount, type AccountsClient } from './exchange-account.ts';
import { forgetIdleGuests, guestCredentials, isFull } from './guests.ts';
import { dropExpiredSessions } from './drop-expired-sessions.ts';
import { findReceiver } from './find-receiver.ts';
import { readActor } from './read-actor.ts';
import { createSubAccounts } from './sub-accounts.ts';
import { createOperators } from './operators.ts';
import { readRoles, writeRoles } from './trader-roles.ts';
import { listSessions, removeSessions } from './open-sessions.ts';
import { createSessionMemory } from './session-memory.ts';
import { changeSettings, readSettings } from './user-settings.ts';

export type AccountsOptions = {
  readonly store: Pick<Store, 'db'>;
  readonly client: AccountsClient;
  /** Opens the venue of play money; left out: there is none. */
  readonly paperClient?: (() => Promise<AccountsClient>) | null;
  readonly dataDir: string;
  /** Empty: made and kept in the data folder. */
  readonly authSecret: string;
  readonly log: AuthLog;
  readonly now?: () => number;
};

const rememberMs = 5000;

const cookieOf = (header: string): string | null => {
  const line = header.split(/; */).find((part) => part.startsWith(`${sessionCookie}=`));
  return line === undefined ? null : line.slice(sessionCookie.length + 1);
};

/** The same cookie, as the browser will send it back, from a Set-Cookie line. */
const cookieSet = (lines: readonly string[]): string => cookieOf(lines.map((line) => line.split(';')[0]).join('; ')) ?? '';

const isRefusal = (error: unknown, code: string): boolean => error instanceof APIError && error.body?.code === code;

export function createAccounts(options: AccountsOptions): Accounts {
  const { store, client, dataDir, authSecret: given, log, now = Date.now } = options;
  const { db } = store;
  const auth = createAuth(db, authSecret(dataDir, given), log);
  const paperClient = options.paperClient ?? null;
  const ensureAccount = createEnsureAccount(db, now);
  const accountOf = async (userId: string, mode: TradingMode): Promise<number> => {
    if (mode === TradingMode.live) return ensureAccount(userId, mode, client);
    if (paperClient === null) throw new Error('there is no paper venue');
    return ensureAccount(userId, mode, await paperClient());
  };
  const subAccounts = createSubAccounts(db, now);
  const operators = createOperators(db, now);
  const memory = createSessionMemory(rememberMs, now);
  const endListeners = new Set<Parameters<Accounts['onSessionEnded']>[0]>();
  const leftListeners = new Set<(accountId: number) => void>();
  void dropExpiredSessions(db, now(), log);

  const read = (cookie: string, prolong: boolean) =>
    auth.api.getSession({
      headers: new Headers({ cookie: `${sessionCookie}=${cookie}` }),
      query: prolong ? {} : { disableRefresh: true },
      returnHeaders: true,
    });

  const lookUp = async (cookie: string, prolong: boolean): Promise<Entered | null> => {
    const { response, headers } = await read(cookie, prolong);
    if (response === null) return null;
    const isGuest = response.user.guestSince !== null && response.user.guestSince !== undefined;
    // The paper venue may have been switched off: then everybody is back in the live one, and guests are nowhere.
    if (isGuest && paperClient === null) return null;
    const isPaper = isGuest || (paperClient !== null && response.session.mode === TradingMode.paper);
    const mode = isPaper ? TradingMode.paper : TradingMode.live;
    const actor = await readActor(subAccounts, response.user, response.session.actingAs);
    const session: Session = {
      sessionId: response.session.id,
      ...actor,
      isGuest,
      isOperator: await operators.hasOpenShift(response.session.id, actor.userId),
      mode,
      accountId: await accountOf(actor.userId, mode),
      expiresAtMs: response.session.expiresAt.getTime(),
    };
    return { session, setCookies: headers.getSetCookie() };
  };

  /** After the library has set its cookie: the session it stands for. */
  const enter = async (setCookies: readonly string[]): Promise<Entered> => {
    const cookie = cookieSet(setCookies);
    const found = await lookUp(cookie, false);
    if (found === null) throw new Error('a session was opened and not found');
    memory.put(cookie, found.session);
    return { session: found.session, setCookies };
  };

  const signUp = async ({ email, password }: Credentials) => {
    const name = email.split('@')[0] ?? email;
    const { headers } = await auth.api.signUpEmail({ body: { email, password, name }, returnHeaders: true });
    return headers.getSetCookie();
  };

  const findUser = async (email: string): Promise<string | null> => {
    const [found] = await db.select({ id: user.id }).from(user).where(eq(user.email, email.toLowerCase()));
    return found?.id ?? null;
  };

  const emailOf = async (userId: string): Promise<string> => {
    const [found] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId));
    if (found === undefined) throw new Error('a user is not there any more');
    return found.email;
  };

  /** The library that signs somebody up does not know who is calling. */
  const signedUp = async (entered: Entered, { address, device }: Caller): Promise<Entered> => {
    await db.update(sessions).set({ ipAddress: address, userAgent: device }).where(eq(sessions.id, entered.session.sessionId));
    return entered;
  };

  /** The cached state of a session is no longer valid, and whoever serves the session is told. */
  const leave = (sessionId: string, why: SessionChange): void => {
    memory.forget(sessionId);
    for (const listener of endListeners) listener(sessionId, why);
  };

  /** The guest becomes the user; the session goes on, still in demo trading. */
  const claim = async ({ email, password }: Credentials, userId: string, cookie: string): Promise<Entered | 'email-taken'> => {
    if ((await findUser(email)) !== null) return 'email-taken';
    await writePassword(db, userId, password);
    const name = email.split('@')[0] ?? email;
    await db
      .update(user)
      .set({ email: email.toLowerCase(), name, guestSince: null, updatedAt: new Date(now()) })
      .where(eq(user.id, userId));
    await db.update(sessions).set({ mode: TradingMode.paper }).where(eq(sessions.userId, userId));
    memory.forgetUser(userId);
    const found = await lookUp(cookie, true);
    if (found === null) throw new Error('a session was claimed and not found');
    return found;
  };

  return {
    register: async (credentials, caller, cookieHeader) => {
      if (isEasyPassword(credentials.password, credentials.email)) return 'weak-password';
      const cookie = cookieOf(cookieHeader);
      const { response } = cookie === null ? { response: null } : await read(cookie, false);
      try {
        if (cookie !== null && response?.user.guestSince instanceof Date) return await claim(credentials, response.user.id, cookie);
        return await signedUp(await enter(await signUp(credentials)), caller);
      } catch (error) {
        if (isRefusal(error, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL') || isRefusal(error, 'INVALID_EMAIL')) return 'email-taken';
        // Two registrations at once: the slower one fails to be written.
        if (isRefusal(error, 'FAILED_TO_CREATE_USER') && (await findUser(credentials.email)) !== null) return 'email-taken';
        throw error;
      }
    },
    userOfPassword: (credentials) => userOfPassword(db, credentials),
    findUser,
    emailOf,
    receiver: (named) => findReceiver(db, named),
    open: async (userId, { address, device }) => {
      const { headers } = await auth.api.openSession({ body: { userId, address, device }, returnHeaders: true });
      return enter(headers.getSetCookie());
    },
    changePassword: async (userId, password) => {
      if (isEasyPassword(password, await emailOf(userId))) return 'weak-password';
      await writePassword(db, userId, password);
      return null;
    },
    sessions: (userId) => listSessions(db, userId, now()),
    endSessions: async (userId, which) => {
      const ended = await removeSessions(db, userId, which);
      for (const sessionId of ended) leave(sessionId, 'logged-out');
      return ended.length;
    },
    logout: async (cookieHeader) => {
      const cookie = cookieOf(cookieHeader);
      const ended = cookie === null ? null : await lookUp(cookie, false);
      const { headers } = await auth.api.signOut({ headers: new Headers({ cookie: cookieHeader }), returnHeaders: true });
      if (ended !== null) leave(ended.session.sessionId, 'logged-out');
      return headers.getSetCookie();
    },
    session: async (cookieHeader) => {
      const cookie = cookieOf(cookieHeader);
      if (cookie === null) return null;
      const remembered = memory.get(cookie);
      if (remembered !== null) return remembered;
      const found = await lookUp(cookie, false);
      if (found !== null) memory.put(cookie, found.session);
      return found?.session ?? null;
    },
    refresh: async (cookieHeader) => {
      const cookie = cookieOf(cookieHeader);
      return cookie === null ? null : lookUp(cookie, true);
    },
    enterAsGuest: async (caller) => {
      if (paperClient === null || (await isFull(db))) return null;
      const credentials = guestCredentials();
      const setCookies = await signUp(credentials);
      const number = randomInt(10_000, 100_000);
      await db
        .update(user)
        .set({ name: `guest-${number}`, guestSince: new Date(now()) })
        .where(eq(user.email, credentials.email));
      return signedUp(await enter(setCookies), caller);
    },
    forgetIdleGuests: () => forgetIdleGuests(db, now()),
    liveAccountOf: (userId) => findAccount(db, userId, TradingMode.live),
    renewPaperAccount: async (userId, accountId) => {
      if (paperClient === null) throw new Error('there is no paper venue');
      const renewal = { userId, venue: TradingMode.paper, replaces: accountId };
      const renewed = await openAccount(db, renewal, await paperClient(), now());
      memory.forgetUser(userId);
      for (const listener of leftListeners) listener(accountId);
      return renewed;
    },
    onAccountLeft: (listener) => void leftListeners.add(listener),
    switchMode: async (cookieHeader, mode) => {
      const cookie = cookieOf(cookieHeader);
      const { response } = cookie === null ? { response: null } : await read(cookie, false);
      if (cookie === null || response === null) return null;
      // The account first: a world that cannot be opened is not entered.
      await accountOf((await readActor(subAccounts, response.user, response.session.actingAs)).userId, mode);
      await db.update(sessions).set({ mode }).where(eq(sessions.id, response.session.id));
      leave(response.session.id, 'mode-changed');
      return (await lookUp(cookie, false))?.session ?? null;
    },
    subAccounts,
    accountOf,
    actAs: async (cookieHeader, actingAs) => {
      const cookie = cookieOf(cookieHeader);
      const { response } = cookie === null ? { response: null } : await read(cookie, false);
      if (response === null) return false;
      await db.update(sessions).set({ actingAs }).where(eq(sessions.id, response.session.id));
      leave(response.session.id, 'account-changed');
      return true;
    },
    forgetSessionsOf: (userId) => memory.forgetUser(userId),
    roles: (userId) => readRoles(db, userId),
    setRoles: (userId, roles) => writeRoles(db, userId, roles),
    mayOperate: operators.mayOperate,
    setOperator: async (userId, may) => {
      await operators.set(userId, may);
      memory.forgetUser(userId);
    },
    beginShift: async (sessionId) => {
      await operators.beginShift(sessionId);
      memory.forget(sessionId);
    },
    settings: (userId) => readSettings(db, userId),
    changeSettings: (userId, changes) => changeSettings(db, userId, changes, now()),
    onSessionEnded: (listener) => {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
  };
}
