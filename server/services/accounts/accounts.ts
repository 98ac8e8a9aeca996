// Who is who: registration, sessions, settings, and the number of each user's exchange account.
import type { KeptSettings } from '#lib/contract/wire/settings.ts';

export type Session = {
  readonly sessionId: string;
  readonly userId: string;
  readonly userName: string;
  /** Of the exchange: 1000 and up. */
  readonly accountId: number;
  readonly expiresAtMs: number;
};

/** What a browser has to be told beside the answer: Set-Cookie lines. */
export type Entered = { readonly session: Session; readonly setCookies: readonly string[] };

export type Credentials = { readonly email: string; readonly password: string };

type RegisterRefusal = 'email-taken' | 'weak-password';

export type Accounts = {
  register(credentials: Credentials): Promise<Entered | RegisterRefusal>;
  /** Null: unknown address or wrong password; both take the same time. */
  login(credentials: Credentials): Promise<Entered | null>;
  /** Ends the session, if there is one. Answers the cookie lines that remove it. */
  logout(cookieHeader: string): Promise<readonly string[]>;
  /** Who a Cookie header belongs to; null: nobody, or a session that is over. */
  session(cookieHeader: string): Promise<Session | null>;
  /** Prolongs the session. */
  refresh(cookieHeader: string): Promise<Entered | null>;
  settings(userId: string): Promise<KeptSettings>;
  changeSettings(
    userId: string,
    changes: { readonly [Name in keyof KeptSettings]?: KeptSettings[Name] | undefined },
  ): Promise<KeptSettings>;
  /** Told of every session that is logged out here. Returns how to stop. */
  onSessionEnded(listener: (sessionId: string) => void): () => void;
};
