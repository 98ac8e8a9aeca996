// Why the guard of an account let something not happen, as a refusal of the catalogue.
import { type VerificationPurpose, writeMethods } from '#lib/contract/accounts/verification.ts';
import type { SecurityRefusal } from '#server/services/security/security.ts';
import { refuse, type Refusal } from '../refusal/refusal.ts';

export function securityRefusal(refused: SecurityRefusal, purpose: VerificationPurpose): Refusal {
  switch (refused.reason) {
    case 'verification-needed':
      return refuse('verificationNeeded', { purpose, methods: writeMethods(refused.methods) });
    case 'verification-expired':
      return refuse('verificationExpired', { purpose, methods: writeMethods(refused.methods) });
    case 'setup-needed':
      return refuse('securitySetupNeeded', { purpose });
    case 'settings-locked':
      return refuse('settingsLocked', { untilMs: refused.untilMs });
    case 'wrong-verification':
      return refuse('wrongVerification');
    case 'too-many-attempts':
      return refuse('tooManyRequests', { retryAfterSeconds: Math.ceil(refused.waitMs / 1000) });
  }
}
