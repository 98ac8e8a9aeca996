// What an e-mail address and a new password may look like. NIST SP 800-63B: length matters, composition rules do not.
import { z } from 'zod/mini';

/** Compared in lower case; the address itself is never written to. */
export const emailAddress = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

export const passwordLength = { minimum: 10, maximum: 128 } as const;

/** Any characters; one code point counts as one. */
export const newPassword = z.string().check(
  z.refine((text) => [...text].length >= passwordLength.minimum, `at least ${passwordLength.minimum} characters`),
  z.maxLength(passwordLength.maximum),
);
