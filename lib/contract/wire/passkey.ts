// Passkeys as browsers send them (WebAuthn, section 5.1.8): binary parts as text of base 64 for addresses.
import * as z from 'zod/mini';

import { asText, rowId } from './fields.ts';

const encoded = asText.check(z.regex(/^[\w-]{1,16384}$/, 'must be base 64 for addresses'));
const kind = z.literal('public-key', { error: 'must be public-key' });

export const passkeyId = rowId('must be the id of a passkey');
export const passkeyName = asText.check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(40, 'is longer than 40 characters'));

/** The answer of `navigator.credentials.create`. */
export const madePasskey = z.object(
  {
    id: encoded,
    rawId: encoded,
    type: kind,
    response: z.object({ clientDataJSON: encoded, attestationObject: encoded }, { error: 'must be what the browser answered' }),
  },
  { error: 'must be what the browser answered' },
);

/** The answer of `navigator.credentials.get`. */
export const passkeyAnswer = z.object(
  {
    id: encoded,
    rawId: encoded,
    type: kind,
    response: z.object(
      { clientDataJSON: encoded, authenticatorData: encoded, signature: encoded },
      { error: 'must be what the browser answered' },
    ),
  },
  { error: 'must be what the browser answered' },
);

/** The options that the browser is asked with, for `navigator.credentials.get`. */
export const passkeyQuestion = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});
export type PasskeyQuestion = z.output<typeof passkeyQuestion>;

/** The options that the browser is asked with, for `navigator.credentials.create`. */
export const passkeyMaking = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: kind, alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ id: z.string(), type: kind })),
  authenticatorSelection: z.object({ residentKey: z.literal('required'), userVerification: z.literal('required') }),
});
export type PasskeyMaking = z.output<typeof passkeyMaking>;
