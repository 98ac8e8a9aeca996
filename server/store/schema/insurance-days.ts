// The insurance fund, day by day: what moved on each, and what it had at the end. Sums of ledger_entries, kept as they are written.
import { bigint, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';

export const insuranceDays = pgTable(
  'insurance_days',
  {
    assetId: integer('asset_id').notNull(),
    /** Since 1970, in UTC. A day on which nothing moved has no row. */
    day: integer('day').notNull(),
    /** In the coin's smallest units. */
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
    amountAfter: bigint('amount_after', { mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.assetId, table.day] })],
);
