// The people who operate the exchange: their keys, and everything that they have done. Rows of what was done are added and never changed.
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { ownId, whole } from './columns.ts';

export const operatorKeys = pgTable(
  'operator_keys',
  {
    keyId: ownId(),
    name: text('name').notNull(),
    /** SHA-256, hexadecimal: a key is 32 random bytes, which nobody finds by trying. */
    keyHash: text('key_hash').notNull().unique(),
    createdAtMs: whole('created_at_ms').notNull(),
    /** Null: it is good. */
    revokedAtMs: whole('revoked_at_ms'),
  },
  (table) => [
    uniqueIndex('operator_keys_name')
      .on(table.name)
      .where(sql`${table.revokedAtMs} is null`),
  ],
);

/** A call as it was about to be made. */
export const operatorCalls = pgTable(
  'operator_calls',
  {
    callId: ownId(),
    atMs: whole('at_ms').notNull(),
    /** A name of a key, or the e-mail address of a user with the role. */
    operator: text('operator').notNull(),
    call: text('call').notNull(),
    address: text('address').notNull(),
    requestId: text('request_id').notNull(),
    request: jsonb('request').notNull(),
    /** The state of what it changes; null: it changes nothing. */
    before: jsonb('before'),
  },
  (table) => [index('operator_calls_operator').on(table.operator, table.callId)],
);

/** The end of a call; one without a row was cut short, or its end is not known. */
export const operatorCallEnds = pgTable('operator_call_ends', {
  callId: integer('call_id')
    .primaryKey()
    .references(() => operatorCalls.callId, { onDelete: 'restrict' }),
  atMs: whole('at_ms').notNull(),
  /** The code of its answer. */
  code: text('code').notNull(),
  after: jsonb('after'),
});

/** Parts of the exchange that operators have stopped. */
export const stoppedParts = pgTable('stopped_parts', {
  part: text('part').$type<'withdrawals'>().primaryKey(),
  reason: text('reason').notNull(),
  sinceMs: whole('since_ms').notNull(),
  operator: text('operator').notNull(),
});
