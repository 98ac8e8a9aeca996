// Orders of users and what became of them. Prices in ticks, quantities in lots, money in smallest units.
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { money, whole } from './columns.ts';

/**
 * In which way an order that is over has ended: 1 filled, 2 cancelled after a part was filled, 3 without a fill. Indexes are built on it, so
 * that it is written without parameters.
 */
export const outcomeOfOrder = sql<number>`(case when status = 4 then 1 when filled_lots > 0 then 2 else 3 end)`;

export const orders = pgTable(
  'orders',
  {
    orderId: whole('order_id').primaryKey(),
    accountId: integer('account_id').notNull(),
    marketId: integer('market_id').notNull(),
    clientOid: text('client_order_id').notNull(),
    side: text('side').$type<'buy' | 'sell'>().notNull(),
    kind: text('kind').$type<'limit' | 'market'>().notNull(),
    timeInForce: smallint('time_in_force').notNull(),
    priceTicks: whole('price_ticks').notNull(),
    quantityLots: whole('quantity_lots').notNull(),
    amountUnits: money('amount_units').notNull(),
    filledLots: whole('filled_lots').notNull(),
    filledUnits: money('filled_units').notNull(),
    feeUnits: money('fee_units').notNull(),
    /** The coin that the order receives, of a contract its margin coin: fees are taken from it. */
    feeAssetId: integer('fee_asset_id').notNull(),
    open: boolean('open').notNull(),
    status: smallint('status').notNull(),
    cancelReason: text('cancel_reason').notNull(),
    /** Iceberg: lots shown at a time; 0: all. */
    displayLots: whole('display_lots').notNull().default(0),
    source: smallint('source').notNull().default(0),
    entryPoint: smallint('entry_point').notNull().default(3),
    /** The plan that it came from or belongs to; 0: none. */
    planId: whole('plan_id').notNull().default(0),
    /** The contract position that the order is about, in hedge mode. */
    holdSide: text('hold_side').$type<'long' | 'short'>(),
    reduceOnly: boolean('reduce_only').notNull().default(false),
    /** The take-profit and stop-loss that it takes with it: ExitTerms as JSON, with the version of their shape; '' none. */
    exit: text('exit').notNull().default(''),
    /** The margin wallet that it trades in; null: own coins, or a contract. */
    wallet: text('wallet').$type<'cross' | 'isolated'>(),
    createdAtMs: whole('created_at_ms').notNull(),
    updatedAtMs: whole('updated_at_ms').notNull(),
  },
  (table) => [
    // Lists are of spot or of contracts, or of one market: however many orders an account has of others, a page of it is at hand. Each
    // index tells the ways of ending apart; a list of all of them reads three places of it.
    index('orders_spot_outcome')
      .on(table.accountId, outcomeOfOrder, table.orderId)
      .where(sql`not open and market_id < 4096`),
    index('orders_contracts_outcome')
      .on(table.accountId, outcomeOfOrder, table.orderId)
      .where(sql`not open and market_id >= 4096`),
    index('orders_market_outcome')
      .on(table.accountId, table.marketId, outcomeOfOrder, table.orderId)
      .where(sql`not open`),
    index('orders_margin')
      .on(table.accountId, table.orderId)
      .where(sql`wallet is not null`),
    index('orders_open')
      .on(table.accountId, table.orderId)
      .where(sql`open`),
    uniqueIndex('orders_client_order_id')
      .on(table.accountId, table.clientOid)
      .where(sql`client_order_id <> ''`),
  ],
);
