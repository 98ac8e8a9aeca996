// The public tape: every trade for a while, and candles of a minute, an hour and a day for good.
import { integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { money, whole } from './columns.ts';

export const trades = pgTable(
  'trades',
  {
    marketId: integer('market_id').notNull(),
    timeMs: whole('time_ms').notNull(),
    /** Increases by one per market. */
    tradeId: whole('trade_id').notNull(),
    priceTicks: whole('price_ticks').notNull(),
    quantityLots: whole('quantity_lots').notNull(),
    notionalUnits: money('notional_units').notNull(),
    takerSide: text('taker_side').$type<'buy' | 'sell'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.marketId, table.timeMs, table.tradeId] })],
);

export const candles = pgTable(
  'candles',
  {
    marketId: integer('market_id').notNull(),
    interval: text('interval').$type<'1m' | '1H' | '1D'>().notNull(),
    openTimeMs: whole('open_time_ms').notNull(),
    openTicks: whole('open_ticks').notNull(),
    highTicks: whole('high_ticks').notNull(),
    lowTicks: whole('low_ticks').notNull(),
    closeTicks: whole('close_ticks').notNull(),
    baseLots: numeric('base_lots', { precision: 40, scale: 0, mode: 'bigint' }).notNull(),
    quoteUnits: numeric('quote_units', { precision: 40, scale: 0, mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.marketId, table.interval, table.openTimeMs] })],
);
