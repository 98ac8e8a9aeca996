// The state that a restart must not end or forget: bad days that are running, and contracts that stand still because nobody says what they
// are worth.
import { integer, pgTable, text } from 'drizzle-orm/pg-core';

import { whole } from './columns.ts';

export const runningScenarios = pgTable('running_scenarios', {
  world: text('world').$type<'live' | 'demo' | 'paper'>().primaryKey(),
  kind: text('kind').$type<'crash' | 'squeeze' | 'frozen-index' | 'funding-spike'>().notNull(),
  seed: text('seed').notNull(),
  startMs: whole('start_ms').notNull(),
});

/** Halted for want of an index: all other halts are an operator's. */
export const waitingContracts = pgTable('waiting_contracts', { marketId: integer('market_id').primaryKey() });
