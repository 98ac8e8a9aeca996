// The guard of every account, over the database.
import { hashPassword, verifyPassword } from 'better-auth/crypto';

import { VerificationPurpose, type VerificationMethod } from '#lib/contract/accounts/verification.ts';
import type { Store } from '#server/store/open-store.ts';
import { createApiKeys } from './api-keys.ts';
import { createAttemptGuard, type Guard } from './attempt-guard.ts';
import { createAuthenticator } from './authenticator.ts';
import { isPasswordOf } from './check-password.ts';
import { isEasyPin } from './easy-pin.ts';
import { createLoginGuard } from './login-guard.ts';
import { createLoginHistory } from './login-history.ts';
import { createPasskeys, type Passkeys } from './passkeys.ts';
import { changeSecurity, readSecurity, type SecurityRow } from './security-row.ts';
import { createSecurityTokens } from './security-tokens.ts';
import type { Proof, Security, SecurityRefusal } from './security.ts';

export type SecurityOptions = {
  readonly store: Pick<Store, 'db'>;
  /** Encrypts what must be read again, and keys what must only be compared. */
  readonly key: string;
  readonly log: { error(details: object, message: string): void };
  readonly now?: () => number;
};

const tokenLifeMs = 2 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** A guesser of six digits gets about forty tries a day. */
const verifyGuard: Guard = { free: 5, firstWaitMs: 30_000, longestWaitMs: 60 * 60_000 };

/** Money that leaves asks for more than the password that opened the session. */
const leaves: readonly VerificationPurpose[] = [VerificationPurpose.withdraw, VerificationPurpose.addAddress];
/** The purposes that the lock of the settings freezes. */
const frozen: readonly VerificationPurpose[] = [
  VerificationPurpose.changeSecurity,
  VerificationPurpose.addAddress,
  VerificationPurpose.apiKey,
];

type Owned = { readonly hasPin: boolean; readonly hasCode: boolean };

function methodsOf({ hasPin, hasCode }: Owned, purpose: VerificationPurpose): readonly VerificationMethod[] {
  if (!leaves.includes(purpose)) return hasCode ? ['password', 'code'] : ['password'];
  if (hasCode) return hasPin ? ['pin', 'code'] : ['password', 'code'];
  return hasPin ? ['password', 'pin'] : [];
}

export function createSecurity({ store: { db }, key, log, now = Date.now }: SecurityOptions): Security {
  const attempts = createAttemptGuard(db, now);
  const tokens = createSecurityTokens(db, now);

  const authenticator = createAuthenticator(db, key, now);
  const passkeys = createPasskeys(db, tokens, now);
  const history = createLoginHistory(db, now);
  const onFault = (error: unknown): void => log.error({ err: error }, 'a login could not be noted');
  const loginGuard = createLoginGuard({ attempts, tokens, authenticator, history, onFault });

  const look = async (userId: string, purpose: VerificationPurpose) => {
    const [row, hasCode] = await Promise.all([readSecurity(db, userId), authenticator.isOn(userId)]);
    return { row, methods: methodsOf({ hasPin: row.pinHash !== null, hasCode }, purpose) };
  };

  const isKnown = async (row: SecurityRow, method: VerificationMethod, proof: Proof): Promise<boolean> => {
    if (method === 'pin') return row.pinHash !== null && verifyPassword({ hash: row.pinHash, password: proof.pin ?? '' });
    return method !== 'password' || isPasswordOf(db, row.userId, proof.password ?? '');
  };

  /** The known methods are checked together, so that the time does not tell which was wrong; a code is used up last. */
  const isRight = async (row: SecurityRow, methods: readonly VerificationMethod[], proof: Proof): Promise<boolean> => {
    const known = await Promise.all(methods.map((method) => isKnown(row, method, proof)));
    if (known.includes(false)) return false;
    return !methods.includes('code') || authenticator.use(row.userId, proof.code ?? '');
  };

  /** The obstacle that stands in the way before anything is checked. */
  const obstacle = (row: SecurityRow, methods: readonly VerificationMethod[], purpose: VerificationPurpose): SecurityRefusal | null => {
    if (frozen.includes(purpose) && row.lockedUntilMs > now()) return { reason: 'settings-locked', untilMs: row.lockedUntilMs };
    return methods.length === 0 ? { reason: 'setup-needed' } : null;
  };

  const holdWithdrawals = (userId: string): Promise<void> => changeSecurity(db, userId, { withdrawalsHeldUntilMs: now() + dayMs });

  /** A new way in, or one less. */
  const holding: Passkeys = {
    ...passkeys,
    add: async (owner, ...made) => {
      const added = await passkeys.add(owner, ...made);
      if (added) await holdWithdrawals(owner.userId);
      return added;
    },
    remove: async (userId, passkeyId) => {
      const removed = await passkeys.remove(userId, passkeyId);
      if (removed) await holdWithdrawals(userId);
      return removed;
    },
  };

  return {
    authenticator,
    passkeys: holding,
    apiKeys: createApiKeys(db, key, now),
    loginGuard,
    history,
    guarded: async (userId) => {
      const [row, hasAuthenticator, recoveryCodesLeft] = await Promise.all([
        readSecurity(db, userId),
        authenticator.isOn(userId),
        authenticator.recoveryCodesLeft(userId),
      ]);
      const ahead = (atMs: number): number => (atMs > now() ? atMs : 0);
      return {
        hasPin: row.pinHash !== null,
        hasAuthenticator,
        recoveryCodesLeft,
        antiPhishingCode: row.antiPhishingCode,
        lockedUntilMs: ahead(row.lockedUntilMs),
        withdrawalsHeldUntilMs: ahead(row.withdrawalsHeldUntilMs),
        passwordChangedAtMs: row.passwordChangedAtMs,
      };
    },
    setAntiPhishingCode: (userId, code) => changeSecurity(db, userId, { antiPhishingCode: code === '' ? null : code }),
    lockSettings: async (userId, days) => {
      const { lockedUntilMs: before } = await readSecurity(db, userId);
      const lockedUntilMs = Math.max(before, now() + days * dayMs);
      await changeSecurity(db, userId, { lockedUntilMs });
      return lockedUntilMs;
    },
    passwordChanged: async (userId) => {
      // A ticket that the old password has earned is none of the new one's.
      await tokens.dropAll(userId);
      await changeSecurity(db, userId, { passwordChangedAtMs: now(), withdrawalsHeldUntilMs: now() + dayMs });
    },
    removeAuthenticator: async (userId) => {
      await authenticator.remove(userId);
      await holdWithdrawals(userId);
    },
    methods: async (userId, purpose) => (await look(userId, purpose)).methods,
    verify: async ({ userId, sessionId }, purpose, proof) => {
      const { row, methods } = await look(userId, purpose);
      const refused = obstacle(row, methods, purpose);
      if (refused !== null) return refused;
      const key = `verify:${userId}`;
      const waitMs = await attempts.begin(key, verifyGuard);
      if (waitMs > 0) return { reason: 'too-many-attempts', waitMs };
      if (!(await isRight(row, methods, proof))) return { reason: 'wrong-verification' };
      await attempts.succeed(key);
      return { token: await tokens.issue({ userId, sessionId, purpose }, tokenLifeMs), expiresInMs: tokenLifeMs };
    },
    requireVerification: async ({ userId, sessionId }, header, purpose) => {
      const { row, methods } = await look(userId, purpose);
      const refused = obstacle(row, methods, purpose);
      if (refused !== null) return refused;
      if (header === null || header === '') return { reason: 'verification-needed', methods };
      return (await tokens.redeem(header, { userId, sessionId, purpose })) ? null : { reason: 'verification-expired', methods };
    },
    setPin: async (userId, pin) => {
      if (isEasyPin(pin)) return 'weak-pin';
      const { pinHash } = await readSecurity(db, userId);
      if (pinHash !== null) await holdWithdrawals(userId);
      await changeSecurity(db, userId, { pinHash: await hashPassword(pin) });
      return null;
    },
    withdrawalsHeldUntilMs: async (userId) => {
      const { withdrawalsHeldUntilMs } = await readSecurity(db, userId);
      return withdrawalsHeldUntilMs > now() ? withdrawalsHeldUntilMs : 0;
    },
    holdWithdrawals,
    isLocked: async (userId) => (await readSecurity(db, userId)).lockedUntilMs > now(),
  };
}
