// The funded-trader programme: attempts with their figures, and what was told of them. Money in the smallest units of USDT.
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { money, whole } from './columns.ts';

export const traderProAttempts = pgTable(
  'trader_pro_attempts',
  {
    /** Each attempt has an account of its own. */
    accountId: integer('account_id').primaryKey(),
    /** The user who takes part. */
    participant: text('participant').notNull(),
    /** From 1. */
    number: integer('number').notNull(),
    state: text('state').$type<'running' | 'passed' | 'failed' | 'reset'>().notNull(),
    startedSequence: whole('started_sequence').notNull(),
    startedMs: whole('started_ms').notNull(),
    /** The command whose events ended it; null: it goes on. */
    endedSequence: whole('ended_sequence'),
    endedMs: whole('ended_ms'),
    startUnits: money('start_units').notNull(),
    equityUnits: money('equity_units').notNull(),
    peakUnits: money('peak_units').notNull(),
    fellFromUnits: money('fell_from_units').notNull(),
    fellToUnits: money('fell_to_units').notNull(),
    /** The UTC day that it stands in, by its first moment, and the equity at that moment. */
    dayMs: whole('day_ms').notNull(),
    dayStartUnits: money('day_start_units').notNull(),
    greenDays: integer('green_days').notNull(),
    orders: integer('orders').notNull(),
    closes: integer('closes').notNull(),
    wins: integer('wins').notNull(),
    /** In hundredths of a point. */
    scoreE2: integer('score_e2').notNull(),
    /** The days that are over, in JSON. */
    days: text('days').notNull(),
    /** All else that judging goes on from, in JSON; empty where it is over. */
    memory: text('memory').notNull(),
  },
  (table) => [
    index('trader_pro_attempts_participant').on(table.participant),
    index('trader_pro_attempts_score').on(table.scoreE2, table.accountId),
  ],
);

export const traderProNews = pgTable(
  'trader_pro_news',
  {
    accountId: integer('account_id').notNull(),
    /** The command whose events caused it. */
    sequence: whole('sequence').notNull(),
    /** The rule that an alert or a failure is about; empty: none. */
    rule: text('rule').notNull(),
    kind: text('kind').$type<'alert' | 'passed' | 'failed' | 'reset'>().notNull(),
    timeMs: whole('time_ms').notNull(),
    /** Money, or a number of days or orders. */
    value: money('value').notNull(),
    limit: money('limit_value').notNull(),
    /** The participant has been told. */
    isTold: boolean('is_told').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.sequence, table.rule] }),
    index('trader_pro_news_untold').on(table.isTold, table.sequence),
  ],
);
