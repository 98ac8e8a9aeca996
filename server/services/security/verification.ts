// The proof beside a session: the methods that each purpose asks for, and a token for one call where they were right.
import { VerificationPurpose, type VerificationMethod } from '#lib/contract/accounts/verification.ts';
import type { Passwords } from '#server/passwords/passwords.ts';
import type { Store } from '#server/store/open-store.ts';
import type { AttemptGuard, Guard } from './attempt-guard.ts';
import type { Authenticator } from './authenticator.ts';
import { isPasswordOf } from './check-password.ts';
import { readSecurity, type SecurityRow } from './security-row.ts';
import type { SecurityTokens } from './security-tokens.ts';
import type { Proof, Security, SecurityRefusal } from './security.ts';

type VerificationOptions = {
  readonly db: Store['db'];
  readonly passwords: Passwords;
  readonly attempts: AttemptGuard;
  readonly tokens: SecurityTokens;
  readonly authenticator: Authenticator;
  readonly now: () => number;
};

type Verification = Pick<Security, 'methods' | 'verify' | 'requireVerification'>;

const tokenLifeMs = 2 * 60_000;

/** A guesser of six digits gets about forty tries a day. */
const verifyGuard: Guard = { free: 5, firstWaitMs: 30_000, longestWaitMs: 60 * 60_000 };

/** Money that leaves asks for more than the password that opened the session. */
const leaves: readonly VerificationPurpose[] = [
  VerificationPurpose.withdraw,
  VerificationPurpose.addAddress,
  VerificationPurpose.paymentMethod,
  VerificationPurpose.releaseCoins,
];
/** The purposes that the lock of the settings freezes. */
const frozen: readonly VerificationPurpose[] = [
  VerificationPurpose.changeSecurity,
  VerificationPurpose.addAddress,
  VerificationPurpose.paymentMethod,
  VerificationPurpose.apiKey,
];

type Owned = { readonly hasPin: boolean; readonly hasCode: boolean };

function methodsOf({ hasPin, hasCode }: Owned, purpose: VerificationPurpose): readonly VerificationMethod[] {
  if (!leaves.includes(purpose)) return hasCode ? ['password', 'code'] : ['password'];
  if (hasCode) return hasPin ? ['pin', 'code'] : ['password', 'code'];
  return hasPin ? ['password', 'pin'] : [];
}

export function createVerification({ db, passwords, attempts, tokens, authenticator, now }: VerificationOptions): Verification {
  const look = async (userId: string, purpose: VerificationPurpose) => {
    const [row, hasCode] = await Promise.all([readSecurity(db, userId), authenticator.isOn(userId)]);
    return { row, methods: methodsOf({ hasPin: row.pinHash !== null, hasCode }, purpose) };
  };

  const isKnown = async (row: SecurityRow, method: VerificationMethod, proof: Proof): Promise<boolean> => {
    if (method === 'pin') return row.pinHash !== null && passwords.isRight(proof.pin ?? '', row.pinHash, row.userId);
    return method !== 'password' || isPasswordOf(db, passwords, row.userId, proof.password ?? '');
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

  return {
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
  };
}
