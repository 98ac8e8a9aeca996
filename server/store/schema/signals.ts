// The webhooks of signal bots, and the alerts that a bot was never told of: those that it was told of stand among its decisions.
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { ownId, whole } from './columns.ts';

export const signalHooks = pgTable('signal_hooks', {
  strategyId: integer('strategy_id').primaryKey(),
  /** The token follows from it and the key of the exchange, and is kept nowhere. Another one makes another token. */
  salt: text('salt').notNull(),
});

export const refusedSignals = pgTable(
  'refused_signals',
  {
    id: ownId(),
    strategyId: integer('strategy_id').notNull(),
    arrivedMs: whole('arrived_ms').notNull(),
    source: text('source').notNull(),
    /** Why, and what fills its words: JSON. */
    code: text('code').notNull(),
    params: text('params').notNull(),
    /** The alert as far as it was read: JSON, never with its token; null: it could not be read. */
    alert: text('alert'),
  },
  (table) => [index('refused_signals_strategy').on(table.strategyId, table.id)],
);
