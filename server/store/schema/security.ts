// The guards of an account beside its password: fund PIN, locks and holds, tokens of the moment, and failed attempts.
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { ofUser, whole } from './columns.ts';
import { user } from './identity.ts';

export const userSecurity = pgTable('user_security', {
  userId: ofUser('cascade').primaryKey(),
  /** Slow hash with its salt; null: no PIN. */
  pinHash: text('pin_hash'),
  /** Nothing of the security settings changes before. */
  lockedUntilMs: whole('locked_until_ms').notNull().default(0),
  /** Nothing is withdrawn before. */
  withdrawalsHeldUntilMs: whole('withdrawals_held_until_ms').notNull().default(0),
  /** The code that only the real site can show its user; null: not chosen. */
  antiPhishingCode: text('anti_phishing_code'),
  passwordChangedAtMs: whole('password_changed_at_ms'),
});

/** Handed out once, used once: only its hash is kept. */
export const securityTokens = pgTable(
  'security_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Null: whoever brings it, such as a passkey that has not said yet whose it is. */
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    /** The session it was given to; empty where there is none yet. */
    sessionId: text('session_id').notNull(),
    purpose: text('purpose').notNull(),
    expiresAtMs: whole('expires_at_ms').notNull(),
  },
  (table) => [index('security_tokens_expiry').on(table.expiresAtMs)],
);

/** Failures in a row, by whatever is guessed at. */
export const securityAttempts = pgTable('security_attempts', {
  /** The kind of guess, and by or at whom: `verify:<user>`. */
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  lastAtMs: whole('last_at_ms').notNull(),
  blockedUntilMs: whole('blocked_until_ms').notNull(),
});

/** The app that shows a new code every half minute. */
export const authenticators = pgTable('authenticators', {
  userId: ofUser('cascade').primaryKey(),
  /** Encrypted with the key of the venue. */
  secret: text('secret').notNull(),
  begunAtMs: whole('begun_at_ms').notNull(),
  /** Null: begun, and no code of it seen yet. */
  confirmedAtMs: whole('confirmed_at_ms'),
  /** Half minutes since 1970 of the last code taken: none is taken twice. */
  lastStep: integer('last_step').notNull().default(0),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: ofUser('cascade'),
    /** Keyed with the secret of the venue. */
    codeHash: text('code_hash').notNull(),
    usedAtMs: whole('used_at_ms'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const passkeys = pgTable(
  'passkeys',
  {
    passkeyId: integer('passkey_id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser('cascade'),
    name: text('name').notNull(),
    credentialId: text('credential_id').notNull().unique(),
    /** As text of base 64 for addresses. */
    publicKey: text('public_key').notNull(),
    counter: whole('counter').notNull(),
    /** Kept in a cloud, and so on more than one device. */
    synced: boolean('synced').notNull(),
    createdAtMs: whole('created_at_ms').notNull(),
    lastUsedAtMs: whole('last_used_at_ms'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

export const loginHistory = pgTable(
  'login_history',
  {
    loginId: integer('login_id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser('cascade'),
    atMs: whole('at_ms').notNull(),
    address: text('address').notNull(),
    /** As the browser names itself. */
    device: text('device').notNull(),
    method: text('method').notNull(),
    result: text('result').notNull(),
  },
  (table) => [index('login_history_user').on(table.userId, table.loginId)],
);

/** The keys that let a program act for its owner, as far as their scopes go. */
export const apiKeys = pgTable(
  'api_keys',
  {
    keyId: integer('key_id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser('cascade'),
    name: text('name').notNull(),
    /** The name that a program gives itself. */
    /** The world that it is good in. */
    mode: text('mode').$type<'live' | 'paper'>().notNull().default('live'),
    accessKey: text('access_key').notNull().unique(),
    /** Encrypted with the key of the venue: signatures cannot be checked against a hash. */
    secret: text('secret').notNull(),
    passphraseHash: text('passphrase_hash').notNull(),
    scopes: text('scopes').array().notNull(),
    /** Addresses and networks that it may call from; none: from anywhere. */
    addresses: text('addresses').array().notNull(),
    callsPerMinute: integer('calls_per_minute').notNull(),
    createdAtMs: whole('created_at_ms').notNull(),
    /** Null: never. */
    expiresAtMs: whole('expires_at_ms'),
    lastUsedAtMs: whole('last_used_at_ms'),
  },
  (table) => [index('api_keys_user').on(table.userId)],
);
