// The strategy plaza: the track records of all bots that ran long enough, the strategies that owners publish, and what users keep an eye on.
import { sql, type SQL } from 'drizzle-orm';
import { type AnyPgColumn, bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { money, whole } from '../columns.ts';

/** A whole number of 10⁻⁸. */
const e8 = (name: string) => bigint(name, { mode: 'number' });

/** The time that a bot has run, up to its last point. */
export const lifeMs = ({ seenMs, startedMs }: { readonly seenMs: AnyPgColumn; readonly startedMs: AnyPgColumn }): SQL =>
  sql`(${seenMs} - ${startedMs})`;

/** A row for each bot and window; window 0 is its whole life. Money in USDT of 10⁻⁸. */
export const strategyRecords = pgTable(
  'strategy_records',
  {
    strategyId: integer('strategy_id').notNull(),
    windowDays: integer('window_days').notNull(),
    ownerId: integer('owner_id').notNull(),
    strategyType: integer('strategy_type').notNull(),
    /** 1 spot, 2 contracts. */
    line: integer('line').notNull(),
    startedMs: whole('started_ms').notNull(),
    /** Far ahead while it runs. */
    endedMs: whole('ended_ms').notNull(),
    /** The point that the figures reach to. */
    seenMs: whole('seen_ms').notNull(),
    putIn: money('put_in').notNull(),
    profit: money('profit').notNull(),
    fees: money('fees').notNull(),
    rateE8: e8('rate_e8').notNull(),
    drawdownE8: e8('drawdown_e8').notNull(),
    worstDayE8: e8('worst_day_e8').notNull(),
    /** Bots that others have started as copies of it, those that ended among them. */
    copies: integer('copies').notNull(),
    /** The profit of these copies after their fees, and what was put into them. */
    copiersProfit: money('copiers_profit').notNull(),
    copiersPutIn: money('copiers_put_in').notNull(),
    /** The figures up to here were computed for the time before it began; null: none of this window. */
    computedUntilMs: whole('computed_until_ms'),
    /** The part of the profit that was. */
    computedProfit: money('computed_profit')
      .notNull()
      .default(sql`0`),
    /** JSON: the rate of the window by then at some of its times, as pairs of milliseconds and 10⁻⁸; null: it was written before there were curves. */
    curve: text('curve'),
    /** All markets that it trades in, by number. */
    markets: jsonb('markets')
      .$type<readonly number[]>()
      .notNull()
      .default(sql`'[]'`),
  },
  (table) => [
    primaryKey({ columns: [table.windowDays, table.strategyId] }),
    index('strategy_records_rate').on(table.windowDays, table.line, table.rateE8, table.strategyId),
    index('strategy_records_profit').on(table.windowDays, table.line, table.profit, table.strategyId),
    index('strategy_records_copies').on(table.windowDays, table.line, table.copies, table.strategyId),
    index('strategy_records_drawdown').on(table.windowDays, table.line, table.drawdownE8, table.strategyId),
    index('strategy_records_life').on(table.windowDays, table.line, lifeMs(table), table.strategyId),
    // Few of those that have ended have ended lately.
    index('strategy_records_ended').on(table.windowDays, table.line, table.endedMs),
    index('strategy_records_type').on(table.windowDays, table.strategyType, table.rateE8, table.strategyId),
    index('strategy_records_markets').using('gin', sql`${table.markets} jsonb_path_ops`),
  ],
);

/** The strategies that their owners have published, and have not taken back. */
export const publishedStrategies = pgTable('published_strategies', {
  strategyId: integer('strategy_id').primaryKey(),
  ownerId: integer('owner_id').notNull(),
  publishedMs: whole('published_ms').notNull(),
  /** False: nobody sees its parameters, and a copy is started without showing them. */
  showsParameters: boolean('shows_parameters').notNull(),
  /** The name under which it is listed. */
  name: text('name').notNull(),
  /** The price of a copy, in USDT of 10⁻⁸, and percent of its profit: for those who come from now on. */
  price: money('price')
    .notNull()
    .default(sql`0`),
  sharePercent: integer('share_percent').notNull().default(0),
});

/** The payments of those who copy strategies to their authors. Money in units of the coin. */
export const strategyPayments = pgTable(
  'strategy_payments',
  {
    /** Place in history: the record's sequence, then the place within the record. */
    id: money('id').primaryKey(),
    timeMs: whole('time_ms').notNull(),
    /** A price, paid once, or a share of the profit of a copy. */
    cause: text('cause').$type<'price' | 'share'>().notNull(),
    /** The strategy that is copied. */
    strategyId: integer('strategy_id').notNull(),
    authorId: integer('author_id').notNull(),
    /** The account that has paid: of a share the owner of the copy. */
    payerId: integer('payer_id').notNull(),
    /** The copy whose profit was shared; null: a price. */
    copyId: integer('copy_id'),
    assetId: integer('asset_id').notNull(),
    units: money('units').notNull(),
  },
  (table) => [
    index('strategy_payments_author').on(table.authorId, table.id),
    // Prices that copiers have paid are taken off what they really got.
    index('strategy_payments_prices')
      .on(table.strategyId)
      .where(sql`cause = 'price'`),
  ],
);

export const collectedStrategies = pgTable(
  'collected_strategies',
  {
    accountId: integer('account_id').notNull(),
    strategyId: integer('strategy_id').notNull(),
    collectedMs: whole('collected_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.strategyId] })],
);
