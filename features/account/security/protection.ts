// The protection score of an account, in steps that a reader can take: the same words for everybody, no hidden points.
import type { ResponseOf } from '#lib/contract/call.ts';
import type { getSecurity } from '#lib/contract/calls/v1/user/security/overview.ts';

export type SecurityView = ResponseOf<typeof getSecurity>;

/** In the order in which they help most. */
export const protectionSteps = ['second', 'passkey', 'pin', 'recovery', 'antiPhishing'] as const;
type ProtectionStep = (typeof protectionSteps)[number];

export type Protection = {
  readonly level: 'weak' | 'fair' | 'good' | 'strong';
  readonly done: readonly ProtectionStep[];
  readonly missing: readonly ProtectionStep[];
};

/** Recovery codes run out: with fewer it is time for new ones. */
const fewCodes = 3;

/**
 * weak: a stolen password opens the account and moves its money. fair: either is guarded. good: both are.
 * strong: nothing is left to do.
 */
export function protectionOf({ hasAuthenticator, hasPin, passkeys, recoveryCodesLeft, antiPhishingCode }: SecurityView): Protection {
  const isDone: Readonly<Record<ProtectionStep, boolean>> = {
    second: hasAuthenticator,
    passkey: passkeys.length > 0,
    pin: hasPin,
    recovery: hasAuthenticator && recoveryCodesLeft >= fewCodes,
    antiPhishing: antiPhishingCode !== null,
  };
  const missing = protectionSteps.filter((step) => !isDone[step]);
  const guarded = [hasAuthenticator, hasPin].filter(Boolean).length;
  const level = missing.length === 0 ? 'strong' : (['weak', 'fair', 'good'] as const)[guarded];
  return { level: level ?? 'weak', done: protectionSteps.filter((step) => isDone[step]), missing };
}
