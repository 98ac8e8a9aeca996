// The fields that requests about withdrawals share.
import * as z from 'zod/mini';

import { asText, rowId } from './fields.ts';

export const withdrawalId = rowId('must be the id of a withdrawal');
export const addressId = rowId('must be the id of a kept address');
export const address = asText.check(z.minLength(1, 'must not be empty'), z.maxLength(130, 'is longer than 130 characters'));
/** The memo for an address that several receivers share. */
export const memo = z.optional(asText.check(z.maxLength(120, 'is longer than 120 characters')));
export const addressLabel = asText.check(z.minLength(1, 'must not be empty'), z.maxLength(32, 'is longer than 32 characters'));
/** Six digits that were sent to the owner. */
export const withdrawalCode = asText.check(z.regex(/^\d{6}$/, 'must be six digits'));
export const operatorName = asText.check(z.regex(/^[a-z0-9._-]{2,32}$/, 'must be 2 to 32 small letters, digits or . _ -'));
