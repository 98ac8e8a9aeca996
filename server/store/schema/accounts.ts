// What belongs to a user beside the login: the number of the exchange account, and the settings of the screens.
import { bigint, integer, jsonb, pgSequence, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

import { user } from './identity.ts';

/** Numbers below 1000 belong to the venue itself. */
export const exchangeAccountNumber = pgSequence('exchange_account_number', { startWith: 1000, minValue: 1000 });

/** One series of numbers for all venues: a number lives in one of them, and the others do not know it. */
export const exchangeAccounts = pgTable(
  'exchange_accounts',
  {
    accountId: integer('account_id')
      .primaryKey()
      .default(sql`nextval('exchange_account_number')`),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'restrict' }),
    venue: text('venue').$type<'live' | 'paper'>().notNull().default('live'),
    createdAtMs: bigint('created_at_ms', { mode: 'number' }).notNull(),
    /** Of a paper account that was begun anew: the number before it. Null: in use. */
    retiredAtMs: bigint('retired_at_ms', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('exchange_accounts_in_use')
      .on(table.userId, table.venue)
      .where(sql`retired_at_ms is null`),
  ],
);

export const userSettings = pgTable('user_settings', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  settings: jsonb('settings').$type<Readonly<Record<string, unknown>>>().notNull(),
  updatedAtMs: bigint('updated_at_ms', { mode: 'number' }).notNull(),
});

export const watchlists = pgTable('watchlists', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** Shape: `watchlistGroup` of the contract. */
  groups: jsonb('groups').$type<readonly unknown[]>().notNull(),
  updateNum: integer('update_num').notNull(),
  updatedAtMs: bigint('updated_at_ms', { mode: 'number' }).notNull(),
});
