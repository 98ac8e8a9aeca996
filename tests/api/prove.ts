// Sensitive calls as the browser makes them: first the proof, then the call with it.
import type { AnyCall } from '#lib/contract/call.ts';
import { verify } from '#lib/contract/calls/v1/user/security/verify.ts';
import { verificationHeader, VerificationPurpose } from '#lib/contract/accounts/verification.ts';
import { goodPassword } from './trader.ts';
import type { Visitor } from './visitor.ts';

/** The codes that a test's traders enter. */
const entered = { password: goodPassword, pin: '493027' };

export async function proofOf(visitor: Visitor, purpose: VerificationPurpose, pin = entered.pin): Promise<string> {
  return (await visitor.call(verify, { purpose, ...entered, pin })).token;
}

/** With a fresh proof, unless one is given. */
export async function tryProven(visitor: Visitor, call: AnyCall, request: object, proof?: string): ReturnType<Visitor['try']> {
  const given = proof ?? (await proofOf(visitor, call.verification ?? VerificationPurpose.changeSecurity));
  const headers = { 'content-type': 'application/json', [verificationHeader]: given };
  return visitor.raw(call.path, { body: JSON.stringify(request), headers });
}
