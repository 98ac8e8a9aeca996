// An account's sales on spot beside what was bought before in the same market: worked out from its fills, and read on from where it was.
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { bigSum, money, whole } from '../columns.ts';

/** The coins bought in a market and not sold there again, and their cost. */
export const spotHoldings = pgTable(
  'spot_holdings',
  {
    accountId: integer('account_id').notNull(),
    marketId: integer('market_id').notNull(),
    heldUnits: bigSum('held_units'),
    costUnits: bigSum('cost_units'),
    /** The last fill that was read, of margin wallets too. */
    lastFillId: money('last_fill_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.marketId] })],
);

/** A sum over the fills of one order that sold. */
export const spotSales = pgTable(
  'spot_sales',
  {
    orderId: whole('order_id').primaryKey(),
    accountId: integer('account_id').notNull(),
    marketId: integer('market_id').notNull(),
    /** The place of its last fill in history, moved so that it is never that of a position. */
    endedId: money('ended_id').notNull(),
    startedAtMs: whole('started_at_ms').notNull(),
    endedAtMs: whole('ended_at_ms').notNull(),
    /** Coins of the market that were sold, and their price before the fee. */
    soldUnits: bigSum('sold_units'),
    notionalUnits: bigSum('notional_units'),
    feeUnits: bigSum('fee_units'),
    /** As far as they were bought before: how many, what came in for them after the fee, and their cost. */
    coveredUnits: bigSum('covered_units'),
    receivedUnits: bigSum('received_units'),
    costUnits: bigSum('cost_units'),
  },
  (table) => [index('spot_sales_account').on(table.accountId, table.endedId)],
);

/** The note and tags that an owner has written to a sale; a row is there while there is either. */
export const saleNotes = pgTable(
  'sale_notes',
  {
    accountId: integer('account_id').notNull(),
    orderId: whole('order_id').notNull(),
    note: text('note').notNull(),
    tags: text('tags').array().notNull(),
    updatedAtMs: whole('updated_at_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.orderId] })],
);

/** The result of a sale; null: none of it was bought before. */
export const saleResult = sql`case when ${spotSales.coveredUnits} > 0 then ${spotSales.receivedUnits} - ${spotSales.costUnits} end`;
