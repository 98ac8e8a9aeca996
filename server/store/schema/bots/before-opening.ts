// Figures of the house's bots and leaders for the days before they began: computed over the past of their markets. Nobody traded them.
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const computedTracks = pgTable('computed_tracks', {
  strategyId: integer('strategy_id').primaryKey(),
  /** JSON: [time, put in, profit since the first of them], rising in time, in units of the bot's coin. */
  points: text('points').notNull(),
});

export const computedLeads = pgTable(
  'computed_leads',
  {
    leaderId: integer('leader_id').notNull(),
    line: text('line').$type<'spot' | 'futures'>().notNull(),
    /** JSON: [hour, worth, profit since the first of them, most margin], rising in time, in units of the line's coin. */
    hours: text('hours').notNull(),
  },
  (table) => [primaryKey({ columns: [table.leaderId, table.line] })],
);
