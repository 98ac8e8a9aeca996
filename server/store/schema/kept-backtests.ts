// The backtests that users keep beside each other: what was asked, and the figures that came of it.
import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';

import { whole } from './columns.ts';

export const keptBacktests = pgTable(
  'kept_backtests',
  {
    id: serial('id').primaryKey(),
    accountId: integer('account_id').notNull(),
    name: text('name').notNull(),
    keptAtMs: whole('kept_at_ms').notNull(),
    /** JSON: request, coin and figures. */
    kept: text('kept').notNull(),
  },
  (table) => [index('kept_backtests_account').on(table.accountId, table.id)],
);
