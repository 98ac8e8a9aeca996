// The ways to become a user: by registering, as a guest, or as a guest who registers.
import { randomInt } from 'node:crypto';
import { APIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';

import { TradingMode } from '#lib/contract/trading-mode.ts';
import type { Store } from '#server/store/open-store.ts';
import { session as sessions, user } from '#server/store/schema/identity.ts';
import type { Accounts, Caller, Credentials, Entered } from './accounts.ts';
import { sourceOf, type Passwords } from '#server/passwords/passwords.ts';
import type { Auth } from './create-auth.ts';
import { writePassword } from './credentials.ts';
import { isEasyPassword } from './easy-password.ts';
import { guestCredentials, isFull } from './guests.ts';
import type { SessionMemory } from './sessions/session-memory.ts';
import type { SessionReader } from './sessions/session-reader.ts';
import { findUser } from './user-email.ts';

type RegistrationOptions = {
  readonly db: Store['db'];
  readonly auth: Auth;
  readonly passwords: Passwords;
  readonly memory: SessionMemory;
  readonly reader: SessionReader;
  readonly hasPaper: boolean;
  readonly now: () => number;
};

/** The database did not take a new user; the login library keeps its reason to itself and the log. */
export class UserNotWritten extends Error {
  constructor() {
    super('a new user could not be written');
    this.name = 'UserNotWritten';
  }
}

const isRefusal = (error: unknown, code: string): boolean => error instanceof APIError && error.body?.code === code;

const nameOf = (email: string): string => email.split('@')[0] ?? email;

export function createRegistration(options: RegistrationOptions): Pick<Accounts, 'register' | 'enterAsGuest'> {
  const { db, auth, passwords, memory, reader, hasPaper, now } = options;

  const signUp = async ({ email, password }: Credentials, caller: Caller): Promise<readonly string[]> => {
    const hash = await passwords.hash(password, sourceOf(caller));
    const { headers } = await auth.api.signUpEmail({ body: { email, password: hash, name: nameOf(email) }, returnHeaders: true });
    return headers.getSetCookie();
  };

  /** The library that signs somebody up does not know who is calling. */
  const signedUp = async (entered: Entered, { address, device }: Caller): Promise<Entered> => {
    await db.update(sessions).set({ ipAddress: address, userAgent: device }).where(eq(sessions.id, entered.session.sessionId));
    return entered;
  };

  /** The guest becomes the user; the session goes on under another token, still in demo trading. */
  const claim = async (
    { email, password }: Credentials,
    { userId, sessionId, caller }: { readonly userId: string; readonly sessionId: string; readonly caller: Caller },
  ): Promise<Entered | 'email-taken'> => {
    if ((await findUser(db, email)) !== null) return 'email-taken';
    await writePassword(db, userId, await passwords.hash(password, sourceOf(caller)));
    await db
      .update(user)
      .set({ email: email.toLowerCase(), name: nameOf(email), guestSince: null, updatedAt: new Date(now()) })
      .where(eq(user.id, userId));
    await db
      .update(sessions)
      .set({ mode: TradingMode.paper, createdAt: new Date(now()) })
      .where(eq(sessions.userId, userId));
    memory.forgetUser(userId);
    const { headers } = await auth.api.renewSession({ body: { sessionId }, returnHeaders: true });
    return reader.enter(headers.getSetCookie());
  };

  return {
    register: async (credentials, caller, cookieHeader) => {
      if (isEasyPassword(credentials.password, credentials.email)) return 'weak-password';
      const record = await reader.recordOf(cookieHeader);
      try {
        if (record?.user.guestSince instanceof Date)
          return await claim(credentials, { userId: record.user.id, sessionId: record.session.id, caller });
        return await signedUp(await reader.enter(await signUp(credentials, caller)), caller);
      } catch (error) {
        if (isRefusal(error, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL') || isRefusal(error, 'INVALID_EMAIL')) return 'email-taken';
        // Two registrations at once: the slower one fails to be written.
        if (isRefusal(error, 'FAILED_TO_CREATE_USER')) {
          if ((await findUser(db, credentials.email)) !== null) return 'email-taken';
          throw new UserNotWritten();
        }
        throw error;
      }
    },
    enterAsGuest: async (caller) => {
      if (!hasPaper || (await isFull(db))) return null;
      const credentials = guestCredentials();
      const setCookies = await signUp(credentials, caller);
      const number = randomInt(10_000, 100_000);
      await db
        .update(user)
        .set({ name: `guest-${number}`, guestSince: new Date(now()) })
        .where(eq(user.email, credentials.email));
      return signedUp(await reader.enter(setCookies), caller);
    },
  };
}
