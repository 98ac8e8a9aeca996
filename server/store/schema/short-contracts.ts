// Play contracts that were listed on demand: their names must be known before anything of them is read.
import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';

export const shortContracts = pgTable('short_contracts', {
  /** From 0, without a gap: their ids follow from it. */
  number: integer('number').primaryKey(),
  deliveryMs: bigint('delivery_ms', { mode: 'number' }).notNull(),
  listedMs: bigint('listed_ms', { mode: 'number' }).notNull(),
});
