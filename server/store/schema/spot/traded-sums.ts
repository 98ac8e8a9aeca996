// The sums of an account's own spot trades in a market, side by side, since the days from which costs are counted.
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { bigSum as sum } from '../columns.ts';

export const tradedSums = pgTable(
  'traded_sums',
  {
    accountId: integer('account_id').notNull(),
    marketId: integer('market_id').notNull(),
    side: text('side').$type<'buy' | 'sell'>().notNull(),
    /** Since the start of cost prices. */
    costLots: sum('cost_lots'),
    costUnits: sum('cost_units'),
    costFeeUnits: sum('cost_fee_units'),
    /** Since the start of breakeven prices. */
    breakevenLots: sum('breakeven_lots'),
    breakevenUnits: sum('breakeven_units'),
    breakevenFeeUnits: sum('breakeven_fee_units'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.marketId, table.side] })],
);
