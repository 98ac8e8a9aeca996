// The ways back for whoever has lost the password, and the proof that an e-mail address is its user's: links by mail and recovery codes.
import { createHash } from 'node:crypto';

import type { AttemptGuard, Guard } from './attempt-guard.ts';
import type { Authenticator } from './authenticator.ts';
import type { Caller } from './login-history.ts';
import type { SecurityTokens } from './security-tokens.ts';

/** The thing that a mailed link is good for. */
export type LinkPurpose = 'reset-password' | 'verify-email';

export type Recovery = {
  /** Counts a request for a link against the address written and the caller's own. 0, or how long to wait. */
  beginLink(email: string, caller: Caller): Promise<number>;
  /** The token of a link. A user of null gets one that opens nothing: the same work is done for nobody. */
  issueLink(userId: string | null, purpose: LinkPurpose): Promise<string>;
  /** The user that a link belongs to, without using it up; null: it is used, over, or none. */
  userOfLink(token: string, purpose: LinkPurpose): Promise<string | null>;
  /** The user, once. */
  useLink(token: string, purpose: LinkPurpose): Promise<string | null>;
  /** Counts an attempt with a recovery code. 0, or how long to wait. */
  beginCode(email: string, caller: Caller): Promise<number>;
  /** True once for each recovery code; codes of the app are none. A user of null has none, after the same question. */
  useCode(userId: string | null, code: string): Promise<boolean>;
  /** All that was counted against the address written is forgotten. */
  succeed(email: string): Promise<void>;
};

const minute = 60_000;
const linkLifeMs = { 'reset-password': 30 * minute, 'verify-email': 24 * 60 * minute } as const satisfies Record<LinkPurpose, number>;

/** Letters to one address: nobody's mailbox is filled by others. */
const letterGuard: Guard = { free: 3, firstWaitMs: 5 * minute, longestWaitMs: 60 * minute };
/** Letters and codes from one address, to and for anybody: an office may stand behind it. */
const callerGuard: Guard = { free: 50, firstWaitMs: minute / 2, longestWaitMs: 15 * minute };
const codeGuard: Guard = { free: 5, firstWaitMs: minute / 2, longestWaitMs: 60 * minute };

type Parts = {
  readonly attempts: AttemptGuard;
  readonly tokens: SecurityTokens;
  readonly authenticator: Pick<Authenticator, 'useRecoveryCode'>;
};

export function createRecovery({ attempts, tokens, authenticator }: Parts): Recovery {
  const hashed = (email: string): string => createHash('sha256').update(email.toLowerCase()).digest('base64url');
  const begin = async (kind: 'letter' | 'recover', email: string, { address }: Caller, guard: Guard): Promise<number> => {
    const waitMs = await attempts.begin(`${kind}@${address}`, callerGuard);
    return waitMs > 0 ? waitMs : attempts.begin(`${kind}:${hashed(email)}`, guard);
  };
  return {
    beginLink: (email, caller) => begin('letter', email, caller, letterGuard),
    issueLink: (userId, purpose) =>
      tokens.issue({ userId, sessionId: '', purpose: userId === null ? 'nothing' : purpose }, linkLifeMs[purpose]),
    userOfLink: (token, purpose) => tokens.userOf(token, purpose),
    useLink: async (token, purpose) => {
      const userId = await tokens.userOf(token, purpose);
      return userId !== null && (await tokens.redeem(token, { userId, sessionId: '', purpose })) ? userId : null;
    },
    beginCode: (email, caller) => begin('recover', email, caller, codeGuard),
    useCode: (userId, code) => authenticator.useRecoveryCode(userId ?? '', code),
    succeed: async (email) => {
      await attempts.succeed(`letter:${hashed(email)}`);
      await attempts.succeed(`recover:${hashed(email)}`);
    },
  };
}
