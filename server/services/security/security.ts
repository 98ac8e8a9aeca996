// The guard of an account: proof beside the session, the fund PIN, the lock of the settings and the hold of withdrawals.
import type { VerificationMethod, VerificationPurpose } from '#lib/contract/accounts/verification.ts';
import type { ApiKeys } from './api-keys.ts';
import type { Authenticator } from './authenticator.ts';
import type { KnownDevices } from './known-devices.ts';
import type { LoginGuard } from './login-guard.ts';
import type { LoginHistory } from './login-history.ts';
import type { Passkeys } from './passkeys.ts';
import type { Recovery } from './recovery.ts';

/** The owner of a session; enough to bind a proof to. */
type Prover = { readonly userId: string; readonly sessionId: string };

export type Proof = {
  readonly password?: string | undefined;
  readonly pin?: string | undefined;
  readonly code?: string | undefined;
};

/** Why nothing is done; null where all is well. */
export type SecurityRefusal =
  | { readonly reason: 'verification-needed' | 'verification-expired'; readonly methods: readonly VerificationMethod[] }
  | { readonly reason: 'setup-needed' }
  | { readonly reason: 'settings-locked'; readonly untilMs: number }
  | { readonly reason: 'wrong-verification' }
  | { readonly reason: 'too-many-attempts'; readonly waitMs: number };

/** The protection of an account, as its owner sees it. */
type Guarded = {
  readonly hasPin: boolean;
  readonly hasAuthenticator: boolean;
  readonly recoveryCodesLeft: number;
  readonly antiPhishingCode: string | null;
  /** 0: not locked; not held. */
  readonly lockedUntilMs: number;
  readonly withdrawalsHeldUntilMs: number;
  /** Null: never since the registration. */
  readonly passwordChangedAtMs: number | null;
};

type Verified = { readonly token: string; readonly expiresInMs: number };

export type Security = {
  /** The methods that the user has to complete for a purpose, all together; empty: something must be set up first. */
  methods(userId: string, purpose: VerificationPurpose): Promise<readonly VerificationMethod[]>;
  /** A token for one call of this session and purpose. Each failure makes the next attempt wait longer. */
  verify(prover: Prover, purpose: VerificationPurpose, proof: Proof): Promise<Verified | SecurityRefusal>;
  /** Uses up the token of a call's header; null: the call may go on. */
  requireVerification(prover: Prover, header: string | null, purpose: VerificationPurpose): Promise<SecurityRefusal | null>;
  /** Six digits. Putting another PIN in the place of one holds withdrawals. */
  setPin(userId: string, pin: string): Promise<'weak-pin' | null>;
  guarded(userId: string): Promise<Guarded>;
  /** Empty: none. */
  setAntiPhishingCode(userId: string, code: string): Promise<void>;
  /** For 1 to 30 days; a running lock is never made shorter. Answers its end. */
  lockSettings(userId: string, days: number): Promise<number>;
  /** Tells that there is another password. Holds withdrawals. */
  passwordChanged(userId: string): Promise<void>;
  /** Its codes are asked for no more. Holds withdrawals. */
  removeAuthenticator(userId: string): Promise<void>;
  readonly authenticator: Omit<Authenticator, 'remove'>;
  readonly passkeys: Passkeys;
  readonly apiKeys: ApiKeys;
  readonly loginGuard: LoginGuard;
  readonly knownDevices: KnownDevices;
  readonly recovery: Recovery;
  readonly history: LoginHistory;
  /** 0, or when withdrawals may go out again. */
  withdrawalsHeldUntilMs(userId: string): Promise<number>;
  /** Holds withdrawals for 24 hours from now. */
  holdWithdrawals(userId: string): Promise<void>;
  /** True if the user has locked the settings. */
  isLocked(userId: string): Promise<boolean>;
};
