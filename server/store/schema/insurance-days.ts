// The insurance fund, day by day: what moved on each, and what it had at the end. Sums of ledger_entries, kept as they are written.
import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';

import { money } from './columns.ts';

export const insuranceDays = pgTable(
  'insurance_days',
  {
    assetId: integer('asset_id').notNull(),
    /** Since 1970, in UTC. A day on which nothing moved has no row. */
    day: integer('day').notNull(),
    /** In the coin's smallest units. */
    amount: money('amount').notNull(),
    amountAfter: money('amount_after').notNull(),
  },
  (table) => [primaryKey({ columns: [table.assetId, table.day] })],
);
