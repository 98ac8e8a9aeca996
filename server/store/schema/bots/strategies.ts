// The bots of a venue as of the last checkpoint, why they did what they did, and the checkpoint itself.
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';

import { ownId, whole } from '../columns.ts';

export const strategies = pgTable(
  'strategies',
  {
    /** The number of its account. */
    strategyId: integer('strategy_id').primaryKey(),
    ownerId: integer('owner_id').notNull(),
    /** JSON, in the form of the mechanism's version. */
    stored: text('stored').notNull(),
  },
  (table) => [index('strategies_owner').on(table.ownerId, table.strategyId)],
);

export const strategyDecisions = pgTable(
  'strategy_decisions',
  {
    strategyId: integer('strategy_id').notNull(),
    /** From 1, without gaps. */
    number: integer('number').notNull(),
    timeMs: whole('time_ms').notNull(),
    /** The journal's command that it followed from. */
    sequence: whole('sequence').notNull(),
    code: text('code').notNull(),
    /** JSON. */
    params: text('params').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.strategyId, table.number] }),
    // The inbox of a signal bot asks what has become of an alert.
    index('strategy_decisions_alert')
      .on(table.strategyId, sql`((${table.params}::json ->> 'alert'))`)
      .where(sql`${table.code} like 'signal.%'`),
  ],
);

/** The worth of a bot at the full hours of its life, at its start and its end. In units of its quote coin (contracts: its margin coin). */
export const strategyHours = pgTable(
  'strategy_hours',
  {
    strategyId: integer('strategy_id').notNull(),
    timeMs: whole('time_ms').notNull(),
    /** All that was put in by then. */
    putInUnits: whole('put_in_units').notNull(),
    /** The profit since its start. */
    totalUnits: whole('total_units').notNull(),
    feeUnits: whole('fee_units').notNull(),
  },
  (table) => [primaryKey({ columns: [table.strategyId, table.timeMs] }), index('strategy_hours_time').on(table.timeMs)],
);

/** One row: the last checkpoint of the readers that act, all of them together. */
export const automationCheckpoint = pgTable('automation_checkpoint', {
  id: integer('id').primaryKey(),
  /** The last command of the journal that any of them has read. */
  sequence: whole('sequence').notNull(),
  timeMs: whole('time_ms').notNull(),
  /** JSON: prices, open candles, and accounts whose bots have not started. */
  world: text('world').notNull(),
});

/** How far each of them has read: a reader that a release has brought may stand elsewhere than the others. */
export const readerCheckpoints = pgTable('reader_checkpoints', {
  reader: text('reader').primaryKey(),
  /** The last command of the journal that it has read. */
  sequence: whole('sequence').notNull(),
});

/** Accounts that lead, as those who copy them have to know them. */
export const leadingAccounts = pgTable(
  'leading_accounts',
  {
    accountId: integer('account_id').notNull(),
    line: text('line').$type<'spot' | 'futures'>().notNull(),
    /** JSON. */
    stored: text('stored').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.line] })],
);

/** Backtests that users keep beside each other: what was asked, and the figures that came of it. */
export const keptBacktests = pgTable(
  'kept_backtests',
  {
    id: serial('id').primaryKey(),
    accountId: integer('account_id').notNull(),
    name: text('name').notNull(),
    keptAtMs: whole('kept_at_ms').notNull(),
    /** JSON: request, coin and figures. */
    kept: text('kept').notNull(),
  },
  (table) => [index('kept_backtests_account').on(table.accountId, table.id)],
);

/** The webhooks of signal bots. */
export const signalHooks = pgTable('signal_hooks', {
  strategyId: integer('strategy_id').primaryKey(),
  /** The token follows from it and the key of the exchange, and is kept nowhere. Another one makes another token. */
  salt: text('salt').notNull(),
});

/** Alerts that a bot was never told of: those that it was told of stand among its decisions. */
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
