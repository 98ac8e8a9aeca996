// The conversions made, coin by coin, and the orders that convert at a rate of their owner's. Money in smallest units.
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { money, whole } from './columns.ts';

export const conversions = pgTable(
  'conversions',
  {
    /** Place in history: the record's sequence, then the place within the record. */
    id: money('id').primaryKey(),
    accountId: integer('account_id').notNull(),
    fromAssetId: integer('from_asset_id').notNull(),
    fromUnits: money('from_units').notNull(),
    toAssetId: integer('to_asset_id').notNull(),
    toUnits: money('to_units').notNull(),
    /** The quote; empty: an order. */
    reference: text('reference').notNull(),
    /** 0: a quote. */
    orderId: whole('order_id').notNull(),
    /** Why a coin of a sweep was left as it was; empty: it was converted. */
    reason: text('reason').notNull(),
    timeMs: whole('time_ms').notNull(),
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
    orderId: whole('order_id').primaryKey(),
    accountId: integer('account_id').notNull(),
    clientOid: text('client_order_id').notNull(),
    fromAssetId: integer('from_asset_id').notNull(),
    fromUnits: money('from_units').notNull(),
    toAssetId: integer('to_asset_id').notNull(),
    minUnits: money('least_units').notNull(),
    /** 0 unless filled. */
    toUnits: money('to_units').notNull(),
    state: text('state').$type<'open' | 'filled' | 'cancelled' | 'expired'>().notNull(),
    placedMs: whole('placed_ms').notNull(),
    expiresMs: whole('expires_ms').notNull(),
    /** 0 while it stands. */
    closedMs: whole('closed_ms').notNull(),
  },
  (table) => [index('convert_orders_account').on(table.accountId, table.orderId)],
);
