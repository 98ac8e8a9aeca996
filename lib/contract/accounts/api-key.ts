// Keys for programs: what one may do, from where, how often and for how long.
import * as z from 'zod/mini';

import { familyMember } from './sub-account.ts';
import { asText, rowId } from '../wire/fields.ts';

/** read: look. trade: orders, positions, conversions, loans. transfer: between own accounts. withdraw: send away. */
export const apiScopes = ['read', 'trade', 'transfer', 'withdraw'] as const;
export type ApiScope = (typeof apiScopes)[number];

/** The scope that a key must have to make a call; no scope holds another. session: no key makes it, only somebody who has logged in. */
export type CallScope = ApiScope | 'session';

/** A call that names no scope is none of a user's: no key is asked for it. */
export const allowsCall = (scopes: readonly ApiScope[], { scope }: { readonly scope?: CallScope | undefined }): boolean =>
  scopes.some((held) => held === scope);

export const maxApiKeys = 20;
export const maxCallsPerMinute = 6000;

/** The addresses that one key may name, and the length of its passphrase. */
export const apiKeyBounds = { addresses: 20, passphrase: { min: 8, max: 32 } } as const;

export const apiKeyName = asText.check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(40, 'is longer than 40 characters'));
export const apiKeyId = rowId('must be the id of a key');
export const apiKeyScopes = z
  .array(z.enum(apiScopes, { error: 'must be read, trade, transfer or withdraw' }), { error: 'must be a list' })
  .check(z.minLength(1, 'must not be empty'), z.maxLength(apiScopes.length, 'names a scope twice'));
/** 203.0.113.7, 203.0.113.0/24, 2001:db8::/32. */
export const apiKeyAddresses = z
  .array(asText.check(z.regex(/^[0-9a-fA-F.:]{2,45}(\/\d{1,3})?$/, 'must be an address or a network')), { error: 'must be a list' })
  .check(z.maxLength(apiKeyBounds.addresses, `has more than ${apiKeyBounds.addresses} addresses`));
export const passphrase = asText.check(z.regex(/^[\x21-\x7e]{8,32}$/, 'must be 8 to 32 letters, digits or signs'));

/** The account that a key is of: a sub-account of one's own; left out: oneself. A program trades as that account alone. */
export const apiKeyAccount = z.optional(familyMember);

export const apiKey = z.object({
  keyId: z.string(),
  name: z.string(),
  accessKey: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  addresses: z.array(z.string()),
  callsPerMinute: z.number(),
  createTimeMs: z.number(),
  /** Null: it never ends. */
  expireTimeMs: z.nullable(z.number()),
  lastUseTimeMs: z.nullable(z.number()),
});
export type ApiKey = z.output<typeof apiKey>;
