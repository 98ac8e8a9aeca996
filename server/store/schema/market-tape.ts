// The public tape: every trade for a while, and candles of a minute, an hour and a day for good.
import { bigint, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const trades = pgTable(
  'trades',
  {
    marketId: integer('market_id').notNull(),
    timeMs: bigint('time_ms', { mode: 'number' }).notNull(),
    /** Increases by one per market. */
    tradeId: bigint('trade_id', { mode: 'number' }).notNull(),
    priceTicks: bigint('price_ticks', { mode: 'number' }).notNull(),
    quantityLots: bigint('quantity_lots', { mode: 'number' }).notNull(),
    notionalUnits: bigint('notional_units', { mode: 'bigint' }).notNull(),
    takerSide: text('taker_side').$type<'buy' | 'sell'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.marketId, table.timeMs, table.tradeId] })],
);

export const candles = pgTable(
  'candles',
  {
    marketId: integer('market_id').notNull(),
    interval: text('interval').$type<'1m' | '1H' | '1D'>().notNull(),
    openTimeMs: bigint('open_time_ms', { mode: 'number' }).notNull(),
    openTicks: bigint('open_ticks', { mode: 'number' }).notNull(),
    highTicks: bigint('high_ticks', { mode: 'number' }).notNull(),
    lowTicks: bigint('low_ticks', { mode: 'number' }).notNull(),
    closeTicks: bigint('close_ticks', { mode: 'number' }).notNull(),
    baseLots: numeric('base_lots', { precision: 40, scale: 0, mode: 'bigint' }).notNull(),
    quoteUnits: numeric('quote_units', { precision: 40, scale: 0, mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.marketId, table.interval, table.openTimeMs] })],
);
