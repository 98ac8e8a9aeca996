// Proof beside the session, for what must not happen by an open browser alone: what it is for, and what it consists of.
import * as z from 'zod/mini';

import { asText } from '../wire/fields.ts';

/** The header that carries the proof of one call. */
export const verificationHeader = 'security-verification';

/** A proof is good for what it was given for, and nothing else. */
export const VerificationPurpose = {
  withdraw: 'withdraw',
  addAddress: 'add-address',
  paymentMethod: 'payment-method',
  changeSecurity: 'change-security',
  apiKey: 'api-key',
  subAccount: 'sub-account',
  /** The seller of an order between people lets go of the coins. */
  releaseCoins: 'release-coins',
} as const;
export type VerificationPurpose = (typeof VerificationPurpose)[keyof typeof VerificationPurpose];

export const verificationPurpose = z.enum(VerificationPurpose, { error: 'must name what the proof is for' });

/** password: of the account. pin: of the funds. code: of the authenticator app, or a recovery code. */
export const verificationMethods = ['password', 'pin', 'code'] as const;
export type VerificationMethod = (typeof verificationMethods)[number];

/** All of these together, as one text in the params of a refusal: `code,pin`. */
export const writeMethods = (methods: readonly VerificationMethod[]): string => methods.join(',');

export const readMethods = (text: string): readonly VerificationMethod[] =>
  verificationMethods.filter((method) => text.split(',').includes(method));

/** Six digits. */
export const fundPin = asText.check(z.regex(/^\d{6}$/, 'must be six digits'));

/** A code of the authenticator app, or one of the recovery codes; spaces and hyphens make no difference. */
export const secondCode = asText.check(z.regex(/^[A-Za-z0-9 -]{6,48}$/, 'must be six digits or a recovery code'));
