// The guard of the login: whoever guesses has to wait, the second step needs a ticket, and every attempt is written into the history.
import { createHash } from 'node:crypto';

import type { AttemptGuard, Guard } from './attempt-guard.ts';
import type { Authenticator } from './authenticator.ts';
import type { Caller, Login, LoginHistory } from './login-history.ts';
import type { SecurityTokens } from './security-tokens.ts';

export type LoginGuard = {
  /** Counts an attempt with a password against the account's name and the caller's address. 0, or how long to wait. */
  beginLogin(email: string, caller: Caller): Promise<number>;
  /** The password was right: a ticket for the second step; null: there is none, the login is complete. */
  passPassword(userId: string, email: string, caller: Caller): Promise<string | null>;
  /** Whoever has the ticket and a code may enter. */
  passCode(ticket: string, code: string, caller: Caller): Promise<CodeAnswer>;
  note(userId: string, caller: Caller, login: Login): void;
};

type CodeAnswer =
  | { readonly userId: string }
  | { readonly reason: 'wrong-code' | 'ticket-over' }
  | { readonly reason: 'too-many-attempts'; readonly waitMs: number };

const ticketLifeMs = 5 * 60_000;
const purpose = 'login';

/**
 * The guard of one account, from any address. A forgetful owner never waits longer than a quarter of an hour.
 * @internal
 */
export const accountGuard: Guard = { free: 10, firstWaitMs: 30_000, longestWaitMs: 15 * 60_000 };
/** The guard of one address, for any account: a household or an office may stand behind it. */
const addressGuard: Guard = { free: 50, firstWaitMs: 30_000, longestWaitMs: 15 * 60_000 };
const codeGuard: Guard = { free: 5, firstWaitMs: 30_000, longestWaitMs: 60 * 60_000 };

type Parts = {
  readonly attempts: AttemptGuard;
  readonly tokens: SecurityTokens;
  readonly authenticator: Authenticator;
  readonly history: LoginHistory;
  readonly onFault: (error: unknown) => void;
};

export function createLoginGuard({ attempts, tokens, authenticator, history, onFault }: Parts): LoginGuard {
  const accountKey = (email: string): string => `login:${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`;
  const addressKey = ({ address }: Caller): string => `login@${address}`;
  /** Not waited for: an answer must not tell by its time that there is an account to write about. */
  const note: LoginGuard['note'] = (userId, caller, login) => void history.note(userId, caller, login).catch(onFault);

  return {
    note,
    beginLogin: async (email, caller) => {
      const waitMs = await attempts.begin(addressKey(caller), addressGuard);
      return waitMs > 0 ? waitMs : attempts.begin(accountKey(email), accountGuard);
    },
    passPassword: async (userId, email, caller) => {
      await attempts.succeed(accountKey(email));
      await attempts.uncount(addressKey(caller));
      if (!(await authenticator.isOn(userId))) return null;
      note(userId, caller, { method: 'password', result: 'code-needed' });
      return tokens.issue({ userId, sessionId: '', purpose }, ticketLifeMs);
    },
    passCode: async (ticket, code, caller) => {
      const userId = await tokens.userOf(ticket, purpose);
      if (userId === null) return { reason: 'ticket-over' };
      const waitMs = await attempts.begin(`code:${userId}`, codeGuard);
      if (waitMs > 0) return { reason: 'too-many-attempts', waitMs };
      if (!(await authenticator.use(userId, code))) {
        note(userId, caller, { method: 'code', result: 'refused' });
        return { reason: 'wrong-code' };
      }
      await attempts.succeed(`code:${userId}`);
      return (await tokens.redeem(ticket, { userId, sessionId: '', purpose })) ? { userId } : { reason: 'ticket-over' };
    },
  };
}
