// A user's part in each trade: role, price, quantity, fee.
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';

export const fills = pgTable(
  'fills',
  {
    /** Place in history: the record's sequence, then the place within the record. */
    id: bigint('id', { mode: 'bigint' }).primaryKey(),
    tradeId: bigint('trade_id', { mode: 'number' }).notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    accountId: integer('account_id').notNull(),
    marketId: integer('market_id').notNull(),
    side: text('side').$type<'buy' | 'sell'>().notNull(),
    role: text('role').$type<'maker' | 'taker'>().notNull(),
    priceTicks: bigint('price_ticks', { mode: 'number' }).notNull(),
    quantityLots: bigint('quantity_lots', { mode: 'number' }).notNull(),
    notionalUnits: bigint('notional_units', { mode: 'bigint' }).notNull(),
    feeAssetId: integer('fee_asset_id').notNull(),
    feeUnits: bigint('fee_units', { mode: 'bigint' }).notNull(),
    /** The profit of closing a contract before the fee, in units of the fee's asset. Null: of spot. */
    profitUnits: bigint('profit_units', { mode: 'bigint' }),
    /** The margin wallet that its order trades in; null: own coins, or a contract. */
    wallet: text('wallet').$type<'cross' | 'isolated'>(),
    timeMs: bigint('time_ms', { mode: 'number' }).notNull(),
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
    unique('fills_order_trade').on(table.orderId, table.tradeId),
  ],
);
