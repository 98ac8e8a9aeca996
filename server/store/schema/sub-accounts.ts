// The owners of sub-accounts, and the leaders of copied trades.
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { ofUser, whole } from './columns.ts';

/** A sub-account is a user without a login: nobody logs in to it. */
export const subAccounts = pgTable(
  'sub_accounts',
  {
    userId: ofUser('cascade').primaryKey(),
    mainId: ofUser('restrict', 'main_id'),
    kind: text('kind').$type<'normal' | 'copyFutures' | 'traderPro'>().notNull(),
    createdAtMs: whole('created_at_ms').notNull(),
    /** Null: not frozen. */
    frozenAtMs: whole('frozen_at_ms'),
  },
  (table) => [index('sub_accounts_main').on(table.mainId)],
);

/** Whoever has no row is a normal user. */
export const traderRoles = pgTable(
  'trader_roles',
  {
    userId: ofUser('cascade'),
    account: text('account').$type<'mc' | 'sp'>().notNull(),
    role: integer('role').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.account, table.role] })],
);
