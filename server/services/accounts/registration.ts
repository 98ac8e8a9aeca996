// The ways to become a user: by registering, as a guest, or as a guest who registers.
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';

import { TradingMode } from '#lib/contract/trading-mode.ts';
import type { Store } from '#server/store/open-store.ts';
import { account, session as sessions, user } from '#server/store/schema/identity.ts';
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
  readonly open: Accounts['open'];
  readonly now: () => number;
};

const nameOf = (email: string): string => email.split('@')[0] ?? email;

export function createRegistration(options: RegistrationOptions): Pick<Accounts, 'register' | 'enterAsGuest'> {
  const { db, auth, passwords, memory, reader, hasPaper, open, now } = options;

  /** Written by us: the login library has a rule of its own for addresses, and takes none below a domain of other letters. */
  const signUp = async (
    { email, password }: Credentials,
    caller: Caller,
    { name, guestSince }: { readonly name: string; readonly guestSince: Date | null },
  ): Promise<Entered | 'email-taken'> => {
    const hash = await passwords.hash(password, sourceOf(caller));
    const userId = randomUUID();
    const isNew = await db.transaction(async (step) => {
      const row = { id: userId, name, email: email.toLowerCase(), guestSince };
      const written = await step.insert(user).values(row).onConflictDoNothing({ target: user.email }).returning({ id: user.id });
      if (written.length === 0) return false;
      // Spread as the hashes of addresses are, by which another's password is looked up in place of one that is not there.
      const id = randomBytes(24).toString('base64url');
      await step.insert(account).values({ id, userId, accountId: userId, providerId: 'credential', password: hash });
      return true;
    });
    return isNew ? open(userId, caller) : 'email-taken';
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
      if (record?.user.guestSince instanceof Date)
        return claim(credentials, { userId: record.user.id, sessionId: record.session.id, caller });
      return signUp(credentials, caller, { name: nameOf(credentials.email), guestSince: null });
    },
    enterAsGuest: async (caller) => {
      if (!hasPaper || (await isFull(db))) return null;
      const name = `guest-${randomInt(10_000, 100_000)}`;
      const entered = await signUp(guestCredentials(), caller, { name, guestSince: new Date(now()) });
      return entered === 'email-taken' ? null : entered;
    },
  };
}
