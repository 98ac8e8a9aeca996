// A user's part in each trade: role, price, quantity, fee.
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';

import { money, whole } from './columns.ts';

export const fills = pgTable(
  'fills',
  {
    /** Place in history: the record's sequence, then the place within the record. */
    id: money('id').primaryKey(),
    tradeId: whole('trade_id').notNull(),
    orderId: whole('order_id').notNull(),
    accountId: integer('account_id').notNull(),
    marketId: integer('market_id').notNull(),
    side: text('side').$type<'buy' | 'sell'>().notNull(),
    role: text('role').$type<'maker' | 'taker'>().notNull(),
    priceTicks: whole('price_ticks').notNull(),
    quantityLots: whole('quantity_lots').notNull(),
    notionalUnits: money('notional_units').notNull(),
    feeAssetId: integer('fee_asset_id').notNull(),
    feeUnits: money('fee_units').notNull(),
    /** The profit of closing a contract before the fee, in units of the fee's asset. Null: of spot. */
    profitUnits: money('profit_units'),
    /** The margin wallet that its order trades in; null: own coins, or a contract. */
    wallet: text('wallet').$type<'cross' | 'isolated'>(),
    timeMs: whole('time_ms').notNull(),
  },
  (table) => [
    index('fills_spot')
      .on(table.accountId, table.id)
      .where(sql`market_id < 4096`),
    index('fills_contracts')
      .on(table.accountId, table.id)
      .where(sql`market_id >= 4096`),
    index('fills_margin')
      .on(table.accountId, table.id)
      .where(sql`wallet is not null`),
    index('fills_market').on(table.accountId, table.marketId, table.id),
    unique('fills_order_trade').on(table.orderId, table.tradeId),
  ],
);
