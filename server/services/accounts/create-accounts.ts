// The accounts of the venue, over the login library and the exchange.
import { sessionCookie } from '#lib/contract/session-cookie.ts';
import { APIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';

import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { Store } from '#server/store/open-store.ts';
import { user } from '#server/store/schema/identity.ts';
import type { Accounts, Credentials, Entered, Session } from './accounts.ts';
import { authSecret } from './auth-secret.ts';
import { type AuthLog, createAuth } from './create-auth.ts';
import { isEasyPassword } from './easy-password.ts';
import { createEnsureAccount } from './exchange-account.ts';
import { dropExpiredSessions } from './drop-expired-sessions.ts';
import { createSessionMemory } from './session-memory.ts';
import { changeSettings, readSettings } from './user-settings.ts';

export type AccountsOptions = {
  readonly store: Pick<Store, 'db'>;
  readonly client: Pick<ExchangeClient, 'submit' | 'accountExists'>;
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

export function createAccounts({ store: { db }, client, dataDir, authSecret: given, log, now = Date.now }: AccountsOptions): Accounts {
  const auth = createAuth(db, authSecret(dataDir, given), log);
  const ensureAccount = createEnsureAccount(db, client, now);
  const memory = createSessionMemory(rememberMs, now);
  const endListeners = new Set<(sessionId: string) => void>();
  void dropExpiredSessions(db, now(), log);

  const lookUp = async (cookie: string, prolong: boolean): Promise<Entered | null> => {
    const { response, headers } = await auth.api.getSession({
      headers: new Headers({ cookie: `${sessionCookie}=${cookie}` }),
      query: prolong ? {} : { disableRefresh: true },
      returnHeaders: true,
    });
    if (response === null) return null;
    const session: Session = {
      sessionId: response.session.id,
      userId: response.user.id,
      userName: response.user.name,
      accountId: await ensureAccount(response.user.id),
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

  const isRegistered = async (email: string): Promise<boolean> => {
    const found = await db.select({ id: user.id }).from(user).where(eq(user.email, email.toLowerCase()));
    return found.length > 0;
  };

  return {
    register: async (credentials) => {
      if (isEasyPassword(credentials.password, credentials.email)) return 'weak-password';
      try {
        return await enter(await signUp(credentials));
      } catch (error) {
        if (isRefusal(error, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL') || isRefusal(error, 'INVALID_EMAIL')) return 'email-taken';
        // Two registrations at once: the slower one fails to be written.
        if (isRefusal(error, 'FAILED_TO_CREATE_USER') && (await isRegistered(credentials.email))) return 'email-taken';
        throw error;
      }
    },
    login: async ({ email, password }) => {
      try {
        const { headers } = await auth.api.signInEmail({ body: { email, password, rememberMe: true }, returnHeaders: true });
        return await enter(headers.getSetCookie());
      } catch (error) {
        if (isRefusal(error, 'INVALID_EMAIL_OR_PASSWORD') || isRefusal(error, 'INVALID_EMAIL')) return null;
        throw error;
      }
    },
    logout: async (cookieHeader) => {
      const cookie = cookieOf(cookieHeader);
      const ended = cookie === null ? null : await lookUp(cookie, false);
      const { headers } = await auth.api.signOut({ headers: new Headers({ cookie: cookieHeader }), returnHeaders: true });
      if (ended !== null) {
        memory.forget(ended.session.sessionId);
        for (const listener of endListeners) listener(ended.session.sessionId);
      }
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
    settings: (userId) => readSettings(db, userId),
    changeSettings: (userId, changes) => changeSettings(db, userId, changes, now()),
    onSessionEnded: (listener) => {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
  };
}
