// The conversions made, coin by coin, and the orders that convert at a rate of their owner's. Money in smallest units.
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const conversions = pgTable(
  'conversions',
  {
    /** Place in history: the record's sequence, then the place within the record. */
    id: bigint('id', { mode: 'bigint' }).primaryKey(),
    accountId: integer('account_id').notNull(),
    fromAssetId: integer('from_asset_id').notNull(),
    fromUnits: bigint('from_units', { mode: 'bigint' }).notNull(),
    toAssetId: integer('to_asset_id').notNull(),
    toUnits: bigint('to_units', { mode: 'bigint' }).notNull(),
    /** The quote; empty: an order. */
    reference: text('reference').notNull(),
    /** 0: a quote. */
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    /** Why a coin of a sweep was left as it was; empty: it was converted. */
    reason: text('reason').notNull(),
    timeMs: bigint('time_ms', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('conversions_account')
      .on(table.accountId, table.id)
      .where(sql`reason = ''`),
    index('conversions_reference')
      .on(table.reference)
      .where(sql`reference <> ''`),
  ],
);

export const convertOrders = pgTable(
  'convert_orders',
  {
    orderId: bigint('order_id', { mode: 'number' }).primaryKey(),
    accountId: integer('account_id').notNull(),
    clientOid: text('client_order_id').notNull(),
    fromAssetId: integer('from_asset_id').notNull(),
    fromUnits: bigint('from_units', { mode: 'bigint' }).notNull(),
    toAssetId: integer('to_asset_id').notNull(),
    minUnits: bigint('least_units', { mode: 'bigint' }).notNull(),
    /** 0 unless filled. */
    toUnits: bigint('to_units', { mode: 'bigint' }).notNull(),
    state: text('state').$type<'open' | 'filled' | 'cancelled' | 'expired'>().notNull(),
    placedMs: bigint('placed_ms', { mode: 'number' }).notNull(),
    expiresMs: bigint('expires_ms', { mode: 'number' }).notNull(),
    /** 0 while it stands. */
    closedMs: bigint('closed_ms', { mode: 'number' }).notNull(),
  },
  (table) => [index('convert_orders_account').on(table.accountId, table.orderId)],
);
