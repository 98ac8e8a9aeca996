// A user's part in each trade: role, price, quantity, fee.
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
    /** Of contracts: what closing brought before the fee, in units of the fee's asset. Null: of spot. */
    profitUnits: bigint('profit_units', { mode: 'bigint' }),
    timeMs: bigint('time_ms', { mode: 'number' }).notNull(),
  },
  (table) => [index('fills_account').on(table.accountId, table.id), unique('fills_order_trade').on(table.orderId, table.tradeId)],
);
