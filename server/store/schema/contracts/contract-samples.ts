// The samples that funding rates and settlement prices are made of, for as long as they may still be needed.
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { whole } from '../columns.ts';

export const contractSamples = pgTable(
  'contract_samples',
  {
    marketId: integer('market_id').notNull(),
    kind: text('kind').$type<'premium' | 'settlement'>().notNull(),
    /** Since 1970: minutes of premiums, five seconds of settlements. */
    slot: whole('slot').notNull(),
    value: text('value').notNull(),
    writtenAtMs: whole('written_at_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.marketId, table.kind, table.slot] })],
);
