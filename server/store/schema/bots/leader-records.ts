// The records of those who lead: what their accounts were worth hour by hour, and the figures that are made of it. Money in units of the
// line's coin (USDT; in demo trading SUSDT).
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { money, whole } from '../columns.ts';

const line = () => text('line').$type<'spot' | 'futures'>().notNull();

/** A whole number of 10⁻⁸. */
const e8 = (name: string) => bigint(name, { mode: 'number' });

/** The account of a leader at its start, at each full hour, and at its end. */
export const leaderHours = pgTable(
  'leader_hours',
  {
    leaderId: integer('leader_id').notNull(),
    line: line(),
    hourMs: whole('hour_ms').notNull(),
    /** With gains that are not realised. */
    equityUnits: whole('equity_units').notNull(),
    /** Since it leads; what moved in and out is no part of it. */
    profitUnits: whole('profit_units').notNull(),
    /** The money that moved in (above zero) and out since the row before. */
    flowUnits: whole('flow_units').notNull(),
    /** The most margin (spot: money in coins) that was used at any moment since the row before. */
    mostMarginUnits: whole('most_margin_units').notNull(),
  },
  (table) => [primaryKey({ columns: [table.leaderId, table.line, table.hourMs] }), index('leader_hours_time').on(table.hourMs)],
);

/**
 * Besides the hours: the minutes and trades of each day (UTC) at which the figures were highest, lowest, deepest below a height, and last.
 * A day on which nothing changed has none.
 */
export const leaderMinutes = pgTable(
  'leader_minutes',
  {
    leaderId: integer('leader_id').notNull(),
    line: line(),
    timeMs: whole('time_ms').notNull(),
    equityUnits: whole('equity_units').notNull(),
    profitUnits: whole('profit_units').notNull(),
    /** The most margin (spot: money in coins) since the last row of `leader_hours`. */
    mostMarginUnits: whole('most_margin_units').notNull(),
  },
  (table) => [primaryKey({ columns: [table.leaderId, table.line, table.timeMs] })],
);

/** A row for each leader, line and window; window 0 is its whole life. Whoever has led stays. */
export const leaderRecords = pgTable(
  'leader_records',
  {
    leaderId: integer('leader_id').notNull(),
    line: line(),
    windowDays: integer('window_days').notNull(),
    startedMs: whole('started_ms').notNull(),
    /** Far ahead while it leads. */
    endedMs: whole('ended_ms').notNull(),
    /** It leads, and with no less than it takes to begin. */
    isAlive: boolean('is_alive').notNull(),
    /** The hour that the figures reach to. */
    seenMs: whole('seen_ms').notNull(),
    equity: money('equity').notNull(),
    profit: money('profit').notNull(),
    timeWeightedE8: e8('time_weighted_e8').notNull(),
    return2026E8: e8('return_2026_e8').notNull(),
    return2023E8: e8('return_2023_e8').notNull(),
    drawdownE8: e8('drawdown_e8').notNull(),
    worstDayE8: e8('worst_day_e8').notNull(),
    underWaterMs: whole('under_water_ms').notNull(),
    /** Null: not enough days. */
    sharpe: text('sharpe'),
    closed: integer('closed').notNull(),
    won: integer('won').notNull(),
    winRateE8: e8('win_rate_e8').notNull(),
    averageWin: money('average_win').notNull(),
    averageLoss: money('average_loss').notNull(),
    mostLeverage: integer('most_leverage').notNull(),
    leverageHundredths: integer('leverage_hundredths').notNull(),
    /** Copies that run now, all that there ever were, and the worth of those that run. */
    copiesNow: integer('copies_now').notNull(),
    copies: integer('copies').notNull(),
    aum: money('aum').notNull(),
    /** Profit of all followers together, after fees and shares. */
    followersProfit: money('followers_profit').notNull(),
    /** On their own money; null: none was there. */
    followersE8: e8('followers_e8'),
    /** Shares of profit that they have paid. */
    shared: money('shared').notNull(),
    /** The figures up to here were computed for the time before it led; null: none of this window. */
    computedUntilMs: whole('computed_until_ms'),
    /** The part of the profit that was. */
    computedProfit: money('computed_profit')
      .notNull()
      .default(sql`0`),
    /** JSON: the return of the window by then at some of its times, as pairs of milliseconds and 10⁻⁸; null: it was written before there were curves. */
    curve: text('curve'),
    /** JSON: the markets of its closed trades in the window, by number, the latest first, then that of its rule if the house trades it. */
    traded: text('traded'),
  },
  (table) => [
    primaryKey({ columns: [table.windowDays, table.line, table.leaderId] }),
    index('leader_records_return').on(table.windowDays, table.line, table.timeWeightedE8, table.leaderId),
    index('leader_records_profit').on(table.windowDays, table.line, table.profit, table.leaderId),
    index('leader_records_followers').on(table.windowDays, table.line, table.followersE8, table.leaderId),
    index('leader_records_drawdown').on(table.windowDays, table.line, table.drawdownE8, table.leaderId),
    index('leader_records_aum').on(table.windowDays, table.line, table.aum, table.leaderId),
    index('leader_records_traded').using('gin', sql`((${table.traded})::jsonb) jsonb_path_ops`),
  ],
);
