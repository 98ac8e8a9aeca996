// Play contracts that were listed on demand: their names must be known before anything of them is read.
import { integer, pgTable } from 'drizzle-orm/pg-core';

import { whole } from '../columns.ts';

export const shortContracts = pgTable('short_contracts', {
  /** From 0, without a gap: their ids follow from it. */
  number: integer('number').primaryKey(),
  deliveryMs: whole('delivery_ms').notNull(),
  listedMs: whole('listed_ms').notNull(),
});
