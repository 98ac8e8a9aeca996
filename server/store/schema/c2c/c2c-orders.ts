// The orders between people, of one venue, and all that happened to each. Money in smallest units.
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { money, whole } from '../columns.ts';

type C2cRole = 'buyer' | 'seller';
type C2cState = 'waiting' | 'paid' | 'appealed' | 'decided' | 'released' | 'cancelled' | 'expired';

export const c2cOrders = pgTable(
  'c2c_orders',
  {
    orderId: whole('order_id').primaryKey(),
    advertId: integer('advert_id').notNull(),
    buyerId: integer('buyer_id').notNull(),
    sellerId: integer('seller_id').notNull(),
    taker: text('taker').$type<C2cRole>().notNull(),
    assetId: integer('asset_id').notNull(),
    units: money('units').notNull(),
    price: text('price').notNull(),
    /** Empty: coins against coins. */
    currency: text('currency').notNull(),
    /** An amount of the currency, or of the coin. */
    payUnits: money('pay_units').notNull(),
    /** The coin that it was paid in; null: a currency. */
    payAssetId: integer('pay_asset_id'),
    /** The seller's payment methods, as `4,7`. */
    methodIds: text('method_ids').notNull(),
    state: text('state').$type<C2cState>().notNull(),
    cancelAskedBy: text('cancel_asked_by').$type<C2cRole>(),
    decidedFor: text('decided_for').$type<C2cRole>(),
    isReopened: boolean('is_reopened').notNull(),
    payByMs: whole('pay_by_ms').notNull(),
    /** The time at which it goes on by itself; null: it waits for people, or is over. */
    dueMs: whole('due_ms'),
    placedMs: whole('placed_ms').notNull(),
    /** Null: payment is not marked. */
    paidMs: whole('paid_ms'),
    endedMs: whole('ended_ms'),
    /** The one by whom it came to nothing, or against whom it was decided; null: neither. */
    failedBy: text('failed_by').$type<C2cRole>(),
  },
  (table) => [
    index('c2c_orders_buyer').on(table.buyerId, table.orderId),
    index('c2c_orders_seller').on(table.sellerId, table.orderId),
    index('c2c_orders_appealed')
      .on(table.orderId)
      .where(sql`state = 'appealed'`),
  ],
);

export const c2cSteps = pgTable(
  'c2c_steps',
  {
    /** Place in history. */
    id: money('id').primaryKey(),
    orderId: whole('order_id').notNull(),
    cause: text('cause').notNull(),
    /** Null: an operator, or time. */
    by: text('taken_by').$type<C2cRole>(),
    state: text('state').$type<C2cState>().notNull(),
    timeMs: whole('time_ms').notNull(),
  },
  (table) => [index('c2c_steps_order').on(table.orderId, table.id)],
);
