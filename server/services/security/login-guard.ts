// The guard of the login: whoever guesses has to wait, the second step needs a ticket, and every attempt is written into the history.
import { createHash } from 'node:crypto';

import { networkOf } from '#server/network/network-of.ts';
import type { AttemptGuard, Guard } from './attempt-guard.ts';
import type { Authenticator } from './authenticator.ts';
import type { KnownDevices } from './known-devices.ts';
import type { Caller, Login, LoginHistory } from './login-history.ts';
import type { SecurityTokens } from './security-tokens.ts';

/** A password that may be looked at: it counts as wrong until it is told to be right. */
type LoginAttempt = {
  /** Sources take turns where work is scarce. */
  readonly source: string;
  /** The counts of this caller with this account alone: forgotten when the password was right. */
  readonly own: string;
  /** The counts that it shares with others, each with its guard. */
  readonly shared: readonly (readonly [key: string, guard: Guard])[];
};

export type LoginGuard = {
  /**
   * Counts an attempt with a password. A device that is known for the address waits for its own failures alone; a stranger for those of
   * its source, so that nobody can shut an account for its owner. Answers how long to wait where it may not be looked at yet.
   */
  beginLogin(email: string, caller: Caller, cookies: string): Promise<LoginAttempt | { readonly waitMs: number }>;
  /** The password was not looked at after all. */
  withdraw(attempt: LoginAttempt): Promise<void>;
  /** The password was right: a ticket for the second step; null: there is none, the login is complete. */
  passPassword(userId: string, attempt: LoginAttempt, caller: Caller): Promise<string | null>;
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
 * The guard of one account against one source, or one known device. A forgetful owner never waits longer than a quarter of an hour.
 * @internal
 */
export const sourceGuard: Guard = { free: 10, firstWaitMs: 30_000, longestWaitMs: 15 * 60_000 };
/** The guard of one source, for any account: a household or an office may stand behind it. */
const networkGuard: Guard = { free: 50, firstWaitMs: 30_000, longestWaitMs: 15 * 60_000 };
/**
 * Failures of strangers from all sources together shut nothing. Past so many, each further source waits once before its first attempt.
 * @internal
 */
export const accountGuard: Guard = { free: 100, firstWaitMs: 0, longestWaitMs: 0 };
const codeGuard: Guard = { free: 5, firstWaitMs: 30_000, longestWaitMs: 60 * 60_000 };

type Parts = {
  readonly attempts: AttemptGuard;
  readonly tokens: SecurityTokens;
  readonly authenticator: Authenticator;
  readonly devices: KnownDevices;
  readonly history: LoginHistory;
  readonly log: { info(details: object, message: string): void; error(details: object, message: string): void };
};

export function createLoginGuard({ attempts, tokens, authenticator, devices, history, log }: Parts): LoginGuard {
  const accountKey = (email: string): string => `login:${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`;
  /** Not waited for: an answer must not tell by its time that there is an account to write about. */
  const note: LoginGuard['note'] = (userId, caller, login) => {
    log.info({ userId, address: caller.address, ...login }, 'a login');
    history.note(userId, caller, login).catch((error: unknown) => log.error({ err: error }, 'a login could not be noted'));
  };

  const beginStranger = async (email: string, network: string): Promise<LoginAttempt | { readonly waitMs: number }> => {
    const ofNetwork = [`login@${network}`, networkGuard] as const;
    const ofAccount = [accountKey(email), accountGuard] as const;
    const own = `${accountKey(email)}@${network}`;
    /** Those that were counted before this one had to wait are not. */
    const wait = async (waitMs: number, counted: LoginAttempt['shared']): Promise<{ readonly waitMs: number }> => {
      for (const [key, guard] of counted) await attempts.uncount(key, guard);
      return { waitMs };
    };
    const networkWaitMs = await attempts.begin(...ofNetwork);
    if (networkWaitMs > 0) return { waitMs: networkWaitMs };
    const isGuessed = (await attempts.count(ofAccount[0])) > accountGuard.free;
    const shared = [ofNetwork, ofAccount];
    const heldMs = isGuessed ? await attempts.hold(own, sourceGuard) : 0;
    if (heldMs > 0) return wait(heldMs, shared);
    const ownWaitMs = await attempts.begin(own, sourceGuard);
    if (ownWaitMs > 0) return wait(ownWaitMs, shared);
    return { source: network, own, shared };
  };

  return {
    note,
    beginLogin: async (email, caller, cookies) => {
      const device = devices.nameOf(cookies, email);
      // A known device that has used its free attempts up is a stranger like others until its wait is over.
      const own = `device:${device}:${accountKey(email)}`;
      if (device !== null && (await attempts.begin(own, sourceGuard)) === 0) return { source: `device:${device}`, own, shared: [] };
      return beginStranger(email, networkOf(caller.address));
    },
    withdraw: async ({ own, shared }) => {
      for (const [key, guard] of [[own, sourceGuard] as const, ...shared]) await attempts.uncount(key, guard);
    },
    passPassword: async (userId, { own, shared }, caller) => {
      await attempts.succeed(own);
      for (const [key, guard] of shared) await attempts.uncount(key, guard);
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
