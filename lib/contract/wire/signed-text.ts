// Decimal text that may be below zero.
import * as z from 'zod/mini';

export const signedText = z.string().check(z.regex(/^-?(0|[1-9]\d*)(\.\d+)?$/), z.maxLength(40));
