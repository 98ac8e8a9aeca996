// Plan orders of users: what they wait for, and what became of them. Prices in ticks, quantities in lots, money in smallest units.
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';

import { money, whole } from './columns.ts';

export const plans = pgTable(
  'plans',
  {
    planId: whole('plan_id').primaryKey(),
    accountId: integer('account_id').notNull(),
    marketId: integer('market_id').notNull(),
    clientOid: text('client_order_id').notNull(),
    side: text('side').$type<'buy' | 'sell'>().notNull(),
    quantityLots: whole('quantity_lots').notNull(),
    amountUnits: money('amount_units').notNull(),
    /** PlanTerms as JSON, with the version of their shape. */
    terms: text('terms').notNull(),
    linkedOrderId: whole('linked_order_id').notNull(),
    parentOrderId: whole('parent_order_id').notNull(),
    open: boolean('open').notNull(),
    status: smallint('status').notNull(),
    activated: boolean('activated').notNull(),
    slicesDone: integer('slices_done').notNull(),
    moves: integer('moves').notNull().default(0),
    filledLots: whole('filled_lots').notNull(),
    filledUnits: money('filled_units').notNull(),
    orderId: whole('order_id').notNull(),
    reason: text('reason').notNull(),
    /** The contract position that the plan is about, in hedge mode. */
    holdSide: text('hold_side').$type<'long' | 'short'>(),
    reduceOnly: boolean('reduce_only').notNull().default(false),
    /** The margin wallet that it trades in; null: own coins, or a contract. */
    wallet: text('wallet').$type<'cross' | 'isolated'>(),
    createdAtMs: whole('created_at_ms').notNull(),
    updatedAtMs: whole('updated_at_ms').notNull(),
  },
  (table) => [
    index('plans_account').on(table.accountId, table.planId),
    index('plans_margin')
      .on(table.accountId, table.planId)
      .where(sql`wallet is not null`),
    index('plans_open')
      .on(table.planId)
      .where(sql`open`),
    index('plans_client_order_id')
      .on(table.accountId, table.clientOid)
      .where(sql`client_order_id <> ''`),
  ],
);
