// The accounts of the venue, over the login library and the exchange.
import { sql } from 'drizzle-orm';

import type { Passwords } from '#server/passwords/passwords.ts';
import type { Store } from '#server/store/open-store.ts';
import type { Accounts } from './accounts.ts';
import { authSecret } from './auth-secret.ts';
import { type AuthLog, createAuth } from './create-auth.ts';
import { userOfPassword, writePassword } from './credentials.ts';
import { isEasyPassword } from './easy-password.ts';
import type { AccountsClient } from './exchange-account.ts';
import { forgetIdleGuests } from './guests.ts';
import { dropExpiredSessions } from './drop-expired-sessions.ts';
import { findReceiver } from './find-receiver.ts';
import { readStanding, writeFrozen } from './standing.ts';
import { createSubAccounts } from './sub-accounts.ts';
import { createOperators } from './operators.ts';
import { createRegistration } from './registration.ts';
import { giveRole, readRoles, writeRoles } from './trader-roles.ts';
import { listSessions } from './sessions/open-sessions.ts';
import { createSessionMemory } from './sessions/session-memory.ts';
import { createSessionChanges } from './sessions/session-changes.ts';
import { whyNoSession } from './sessions/no-session.ts';
import { cookieOf } from './sessions/session-cookie.ts';
import { createSessionReader } from './sessions/session-reader.ts';
import { emailOf, findMailed, findUser, isEmailVerified, verifyEmail } from './user-email.ts';
import { createVenueAccounts } from './venue-accounts.ts';

export type AccountsOptions = {
  readonly store: Pick<Store, 'db' | 'isAway'>;
  readonly client: AccountsClient;
  readonly passwords: Passwords;
  /** Opens the venue of play money; left out: there is none. */
  readonly paperClient?: (() => Promise<AccountsClient>) | null;
  readonly dataDir: string;
  /** Empty: made and kept in the data folder. */
  readonly authSecret: string;
  readonly log: AuthLog;
  readonly now?: () => number;
};

export function createAccounts(options: AccountsOptions): Accounts {
  const { store, client, passwords, dataDir, authSecret: given, log, now = Date.now, paperClient = null } = options;
  const { db, isAway } = store;
  const secret = authSecret(dataDir, given);
  const auth = createAuth(db, secret, log);
  const memory = createSessionMemory(isAway, now);
  const venueAccounts = createVenueAccounts({ db, client, paperClient, forgetUser: memory.forgetUser, now });
  const subAccounts = createSubAccounts(db, now);
  const operators = createOperators(db, now);
  const hasPaper = paperClient !== null;
  const { accountOf } = venueAccounts;
  const { hasOpenShift } = operators;
  const standingOf = (userId: string) => readStanding(db, userId);
  const reachable = () => db.execute(sql`select 1`);
  const reader = createSessionReader({ auth, memory, reachable, standingOf, hasOpenShift, hasPaper, now, accountOf, subAccounts });
  const open: Accounts['open'] = async (userId, { address, device }) => {
    const { headers } = await auth.api.openSession({ body: { userId, address, device }, returnHeaders: true });
    return reader.enter(headers.getSetCookie());
  };
  void dropExpiredSessions(db, now(), log);

  return {
    ...venueAccounts,
    ...createRegistration({ db, auth, passwords, memory, reader, hasPaper, open, now }),
    ...createSessionChanges({ db, auth, memory, reader, now, accountOf, subAccounts }),
    userOfPassword: (credentials, source) => userOfPassword(db, passwords, credentials, source),
    findUser: (email) => findUser(db, email),
    emailOf: (userId) => emailOf(db, userId),
    findMailed: (email) => findMailed(db, email),
    isEmailVerified: (userId) => isEmailVerified(db, userId),
    verifyEmail: (userId) => verifyEmail(db, userId, now()),
    isEasyPassword,
    receiver: (named) => findReceiver(db, named),
    open,
    changePassword: async (userId, password) => {
      if (isEasyPassword(password, await emailOf(db, userId))) return 'weak-password';
      await writePassword(db, userId, await passwords.hash(password, userId));
      return null;
    },
    sessions: (userId) => listSessions(db, userId, now()),
    session: reader.session,
    whyNoSession: (cookieHeader) => whyNoSession(db, secret, cookieHeader),
    refresh: async (cookieHeader) => {
      const cookie = cookieOf(cookieHeader);
      return cookie === null ? null : reader.lookUp(cookie, true);
    },
    forgetIdleGuests: () => forgetIdleGuests(db, now()),
    subAccounts,
    forgetSessionsOf: (userId) => memory.forgetUser(userId),
    roles: (userId) => readRoles(db, userId),
    setRoles: (userId, roles) => writeRoles(db, userId, roles),
    giveRole: (userId, account, role) => giveRole(db, userId, account, role),
    setFrozen: async (userId, reason) => {
      await writeFrozen(db, userId, reason, now());
      for (const { userId: member } of [{ userId }, ...(await subAccounts.list(userId))]) memory.forgetUser(member);
    },
    frozenReason: async (userId) => (await standingOf(userId)).frozenReason,
    mayOperate: operators.mayOperate,
    setOperator: async (userId, may) => {
      await operators.set(userId, may);
      memory.forgetUser(userId);
    },
    beginShift: async (sessionId) => {
      await operators.beginShift(sessionId);
      memory.forget(sessionId);
    },
  };
}
