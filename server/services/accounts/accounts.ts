// The port of accounts: registration, sessions, settings, and the number of each user's exchange account.
import type { TradingMode } from '#lib/contract/trading-mode.ts';
import type { FamilyMember, SubAccounts } from './sub-accounts.ts';
import type { Receiver } from './find-receiver.ts';
import type { OpenSession } from './sessions/open-sessions.ts';
import type { NoSession } from './sessions/no-session.ts';
import type { RoleAccount, TraderRole } from '#lib/contract/accounts/trader-role.ts';
import type { Roles } from './trader-roles.ts';

export type Session = {
  readonly sessionId: string;
  readonly userId: string;
  readonly userName: string;
  /** The main account whose sub-account acts; null: a main account. */
  readonly mainAccount: FamilyMember | null;
  /** The marks of a trader's sub-account in copy trading. */
  readonly traderIdentities: readonly string[];
  /** May look, and change nothing. */
  readonly isFrozen: boolean;
  /** The operator's words to a main account that is frozen, for its sub-accounts too; null: it is not. */
  readonly frozenReason: string | null;
  /** The country of the main account's approved identity; null: none was approved. */
  readonly identityCountry: string | null;
  /** Has not registered: trades with play money alone. */
  readonly isGuest: boolean;
  /** The user has logged in as an operator, and the shift is not over. */
  readonly isOperator: boolean;
  /** The world that the session trades in. */
  readonly mode: TradingMode;
  /** The account number on the exchange, in the venue of the mode: 1000 and up. */
  readonly accountId: number;
  readonly expiresAtMs: number;
};

/** The session that was opened, and the Set-Cookie lines for the browser beside the answer. */
export type Entered = { readonly session: Session; readonly setCookies: readonly string[] };

export type Credentials = { readonly email: string; readonly password: string };

/** The address that a request comes from, and the name that its browser gives itself. */
export type Caller = { readonly address: string; readonly device: string };

export type SessionChange = 'logged-out' | 'mode-changed' | 'account-changed';

type RegisterRefusal = 'email-taken' | 'weak-password';

export type Accounts = {
  /** A guest's session makes the guest's account the new one: what it has in the paper venue stays. */
  register(credentials: Credentials, caller: Caller, cookieHeader: string): Promise<Entered | RegisterRefusal>;
  /** Opens a guest account. Null: there are too many. */
  enterAsGuest(caller: Caller): Promise<Entered | null>;
  /** The user whose password it is. Null: unknown address or wrong password; both take the same time. Sources take turns. */
  userOfPassword(credentials: Credentials, source: string): Promise<string | null>;
  /** The user with an e-mail address. */
  findUser(email: string): Promise<string | null>;
  emailOf(userId: string): Promise<string>;
  /** The user whom letters reach at an e-mail address: neither a guest nor a sub-account. */
  findMailed(email: string): Promise<string | null>;
  isEmailVerified(userId: string): Promise<boolean>;
  /** The user has shown that the address is the user's own. */
  verifyEmail(userId: string): Promise<void>;
  /** The user that coins can be sent to, by id or by an e-mail address that was verified; null: nobody of that name. */
  receiver(named: string): Promise<Receiver | null>;
  /** Opens a session for somebody who has shown who he is. */
  open(userId: string, caller: Caller): Promise<Entered>;
  /** True if a password is one that is guessed first. */
  isEasyPassword(password: string, email: string): boolean;
  /** Puts another password in the place of the old one. */
  changePassword(userId: string, password: string): Promise<'weak-password' | null>;
  sessions(userId: string): Promise<readonly OpenSession[]>;
  /** Ends one session of the user, or all but one, at once. Answers how many. */
  endSessions(userId: string, which: { readonly only: string } | { readonly keep: string }): Promise<number>;
  /** Ends the session that a login has put another one in the place of, if there is one. */
  replaceSession(cookieHeader: string): Promise<void>;
  /** Gives the session another token, after its user has shown anew who he is. Answers the cookie lines; the former token ends. */
  renewSession(cookieHeader: string): Promise<readonly string[]>;
  /** Ends the session, if there is one. Answers the cookie lines that remove it. */
  logout(cookieHeader: string): Promise<readonly string[]>;
  /** The session that a Cookie header belongs to; null: none, or a session that is over. */
  session(cookieHeader: string): Promise<Session | null>;
  /** Why a Cookie header with a session cookie belongs to no session. */
  whyNoSession(cookieHeader: string): Promise<NoSession>;
  /** Prolongs the session. */
  refresh(cookieHeader: string): Promise<Entered | null>;
  /** Removes guests who have stayed away. Answers the numbers of their accounts, which are nobody's now. */
  forgetIdleGuests(): Promise<readonly number[]>;
  /** The user whose account it is or was in a venue; null: nobody's. */
  ownerOf(accountId: number, mode: TradingMode): Promise<string | null>;
  /** The number of a user's live account; null: none was ever opened. */
  liveAccountOf(userId: string): Promise<number | null>;
  /** Puts a new paper account in the place of one. Answers its number; private channels of the old one end. */
  renewPaperAccount(userId: string, accountId: number): Promise<number>;
  /** The session trades in the other world from now on; its account there is opened if need be. Null: there is no such session. */
  switchMode(cookieHeader: string, mode: TradingMode): Promise<Session | null>;
  readonly subAccounts: SubAccounts;
  /** The number of a user's account in a venue, opened if need be. */
  accountOf(userId: string, mode: TradingMode): Promise<number>;
  /** The session acts as the user's sub-account from now on (null: as the user's own account). False: there is no such session. */
  actAs(cookieHeader: string, subUserId: string | null): Promise<boolean>;
  /** The cached sessions that act as the user are looked up again. */
  forgetSessionsOf(userId: string): void;
  roles(userId: string): Promise<Roles>;
  /** False: there is no such user. */
  setRoles(userId: string, roles: Roles): Promise<boolean>;
  /** Other roles stay. */
  giveRole(userId: string, account: RoleAccount, role: TraderRole): Promise<void>;
  /** Freezes a main account with all of its sub-accounts, in the operator's words; null: lets it go on. */
  setFrozen(userId: string, reason: string | null): Promise<void>;
  /** The operator's words; null: the user is not frozen. */
  frozenReason(userId: string): Promise<string | null>;
  /** True if the user may log in as an operator. */
  mayOperate(userId: string): Promise<boolean>;
  /** True gives the role from now on; false ends it at once. */
  setOperator(userId: string, may: boolean): Promise<void>;
  /** The session has shown password and second factor: it is an operator's for eight hours. */
  beginShift(sessionId: string): Promise<void>;
  /** Told of every account that was opened in a venue, before anybody can use it. */
  onAccountOpened(listener: (userId: string, mode: TradingMode) => Promise<void>): void;
  /** Told of every paper account that another one has taken the place of. */
  onAccountLeft(listener: (accountId: number) => void): void;
  /** Told of every session that is logged out here, or has gone to the other world or to another account. Returns how to stop. */
  onSessionEnded(listener: (sessionId: string, why: SessionChange) => void): () => void;
};
