// The records that each account's worth is calculated from, by hour: its balances, its positions, and the mark prices of contracts.
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { money, whole } from './columns.ts';

const hour = () => whole('hour_ms').notNull();

/** A user's wallet balance of a coin at the end of each hour in which anything moved. Smallest units. */
export const hourBalances = pgTable(
  'hour_balances',
  {
    accountId: integer('account_id').notNull(),
    wallet: text('wallet').notNull(),
    assetId: integer('asset_id').notNull(),
    hourMs: hour(),
    /** Available and frozen together. */
    units: money('units').notNull(),
    /** The amount that came (above zero) and went in that hour without gain: with the outside world and with other users. */
    outsideUnits: money('outside_units').notNull(),
    /** The same with the account's own other wallets. */
    transferUnits: money('transfer_units').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.wallet, table.assetId, table.hourMs] })],
);

/** A user's position at the end of each hour in which it changed; 0 lots: it is over. */
export const hourPositions = pgTable(
  'hour_positions',
  {
    accountId: integer('account_id').notNull(),
    marketId: integer('market_id').notNull(),
    holdSide: text('hold_side').$type<'long' | 'short'>().notNull(),
    hourMs: hour(),
    lots: whole('lots').notNull(),
    entryValue: whole('entry_value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.marketId, table.holdSide, table.hourMs] })],
);

/** The mark price of a contract, and its index, in the last minute of each hour. */
export const hourMarks = pgTable(
  'hour_marks',
  {
    marketId: integer('market_id').notNull(),
    hourMs: hour(),
    markTicks: whole('mark_ticks').notNull(),
    indexTicks: whole('index_ticks').notNull(),
  },
  (table) => [primaryKey({ columns: [table.marketId, table.hourMs] })],
);

/** The sum of all movements of a cause on a user's balance: over all causes they are the balance, to the unit. */
export const balanceCauses = pgTable(
  'balance_causes',
  {
    accountId: integer('account_id').notNull(),
    wallet: text('wallet').notNull(),
    assetId: integer('asset_id').notNull(),
    cause: text('cause').notNull(),
    movements: whole('movements').notNull(),
    availableUnits: money('available_units').notNull(),
    frozenUnits: money('frozen_units').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.wallet, table.assetId, table.cause] })],
);
