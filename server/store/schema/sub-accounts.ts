// The owners of sub-accounts, and the leaders of copied trades.
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { user } from './identity.ts';

/** A sub-account is a user without a login: nobody logs in to it. */
export const subAccounts = pgTable(
  'sub_accounts',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    mainId: text('main_id')
      .notNull()
      .references(() => user.id, { onDelete: 'restrict' }),
    kind: text('kind').$type<'normal' | 'copyFutures'>().notNull(),
    createdAtMs: bigint('created_at_ms', { mode: 'number' }).notNull(),
    /** Null: not frozen. */
    frozenAtMs: bigint('frozen_at_ms', { mode: 'number' }),
  },
  (table) => [index('sub_accounts_main').on(table.mainId)],
);

/** Whoever has no row is a normal user. */
export const traderRoles = pgTable(
  'trader_roles',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    account: text('account').$type<'mc' | 'sp'>().notNull(),
    role: integer('role').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.account, table.role] })],
);
