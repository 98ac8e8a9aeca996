// The data of a user beside the login: the number of the exchange account, and the settings of the screens.
import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

import { ofUser, whole } from './columns.ts';
import { user } from './identity.ts';

/** The owners of accounts, as the journal of each venue has them. A number lives in one venue, and the others do not know it. */
export const exchangeAccounts = pgTable(
  'exchange_accounts',
  {
    /** Given by the exchange. */
    accountId: integer('account_id').primaryKey(),
    /** Null: of a guest who was forgotten. */
    userId: text('user_id').references(() => user.id, { onDelete: 'restrict' }),
    venue: text('venue').$type<'live' | 'paper'>().notNull().default('live'),
    createdAtMs: whole('created_at_ms').notNull(),
    /** The end of a paper account that was begun anew, or whose guest was forgotten. Null: in use. */
    retiredAtMs: whole('retired_at_ms'),
  },
  (table) => [
    uniqueIndex('exchange_accounts_in_use')
      .on(table.userId, table.venue)
      .where(sql`retired_at_ms is null`),
  ],
);

export const userSettings = pgTable('user_settings', {
  userId: ofUser('cascade').primaryKey(),
  settings: jsonb('settings').$type<Readonly<Record<string, unknown>>>().notNull(),
  updatedAtMs: whole('updated_at_ms').notNull(),
});

export const watchlists = pgTable('watchlists', {
  userId: ofUser('cascade').primaryKey(),
  /** Shape: `watchlistGroup` of the contract. */
  groups: jsonb('groups').$type<readonly unknown[]>().notNull(),
  updateNum: integer('update_num').notNull(),
  updatedAtMs: whole('updated_at_ms').notNull(),
});
