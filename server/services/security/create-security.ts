// The guard of every account, over the database.
import type { Passwords } from '#server/passwords/passwords.ts';
import type { Store } from '#server/store/open-store.ts';
import { createApiKeys } from './api-keys.ts';
import { createAttemptGuard } from './attempt-guard.ts';
import { createAuthenticator } from './authenticator.ts';
import { isEasyPin } from './easy-pin.ts';
import { createKnownDevices } from './known-devices.ts';
import { createLoginGuard } from './login-guard.ts';
import { createLoginHistory } from './login-history.ts';
import { createRecovery } from './recovery.ts';
import { createPasskeys, type Passkeys } from './passkeys.ts';
import { changeSecurity, readSecurity } from './security-row.ts';
import { createSecurityTokens } from './security-tokens.ts';
import type { Security } from './security.ts';
import { createVerification } from './verification.ts';

export type SecurityOptions = {
  readonly store: Pick<Store, 'db' | 'isAway'>;
  readonly passwords: Passwords;
  /** Encrypts what must be read again, and keys what must only be compared. */
  readonly key: string;
  readonly log: { info(details: object, message: string): void; error(details: object, message: string): void };
  readonly now?: () => number;
};

const dayMs = 24 * 60 * 60_000;

/** A new way in, or one less, holds withdrawals. */
const holdingPasskeys = (passkeys: Passkeys, holdWithdrawals: (userId: string) => Promise<void>): Passkeys => ({
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
});

export function createSecurity({ store, passwords, key, log, now = Date.now }: SecurityOptions): Security {
  const { db } = store;
  const attempts = createAttemptGuard(db, now);
  const tokens = createSecurityTokens(db, now);

  const authenticator = createAuthenticator(db, key, now);
  const history = createLoginHistory(db, now);
  const knownDevices = createKnownDevices(key, now);
  const loginGuard = createLoginGuard({ attempts, tokens, authenticator, devices: knownDevices, history, log });

  const holdWithdrawals = (userId: string): Promise<void> => changeSecurity(db, userId, { withdrawalsHeldUntilMs: now() + dayMs });

  return {
    authenticator,
    ...createVerification({ db, passwords, attempts, tokens, authenticator, now }),
    passkeys: holdingPasskeys(createPasskeys(db, tokens, now), holdWithdrawals),
    apiKeys: createApiKeys(store, key, now),
    loginGuard,
    knownDevices,
    recovery: createRecovery({ attempts, tokens, authenticator }),
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
    setPin: async (userId, pin) => {
      if (isEasyPin(pin)) return 'weak-pin';
      const { pinHash } = await readSecurity(db, userId);
      if (pinHash !== null) await holdWithdrawals(userId);
      await changeSecurity(db, userId, { pinHash: await passwords.hash(pin, userId) });
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
