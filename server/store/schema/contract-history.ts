// The history of contracts: lives of positions, liquidations, funding, deliveries. Money in the smallest units of the margin coin, values
// in value units of the contract.
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

const count = (name: string) => bigint(name, { mode: 'number' }).notNull();
const money = (name: string) => bigint(name, { mode: 'bigint' }).notNull();

/** A user's position from its first lot to its last. */
export const positionRounds = pgTable(
  'position_rounds',
  {
    /** Place in history of the change that opened it. */
    id: bigint('id', { mode: 'bigint' }).primaryKey(),
    accountId: integer('account_id').notNull(),
    marketId: integer('market_id').notNull(),
    holdSide: text('hold_side').$type<'long' | 'short'>().notNull(),
    marginMode: smallint('margin_mode').$type<1 | 2>().notNull(),
    leverage: integer('leverage').notNull(),
    /** The lots held, and the margin of an isolated position. */
    lots: count('lots'),
    entryValue: money('entry_value'),
    marginUnits: money('margin_units'),
    largestLots: count('largest_lots'),
    /** All that was ever opened and closed, with what it was worth at the prices of its trades. */
    openedLots: count('opened_lots'),
    openedValue: money('opened_value'),
    closedLots: count('closed_lots'),
    closedValue: money('closed_value'),
    /** Before fees. */
    realisedUnits: money('realised_units'),
    /** Below zero: paid. */
    feeUnits: money('fee_units'),
    fundingUnits: money('funding_units'),
    /** At its end: what went to the insurance fund (below zero), or what the fund paid for it. */
    fundUnits: money('fund_units'),
    openedAtMs: count('opened_at_ms'),
    /** Place in history of the change that ended it; null while it lives. */
    endedId: bigint('ended_id', { mode: 'bigint' }),
    endedAtMs: bigint('ended_at_ms', { mode: 'number' }),
    endedBy: text('ended_by').$type<'trade' | 'liquidation' | 'deleverage' | 'netting' | 'delivery'>(),
  },
  (table) => [
    index('position_rounds_ended').on(table.accountId, table.endedId),
    index('position_rounds_open')
      .on(table.id)
      .where(sql`ended_id is null`),
  ],
);

/** A step of a liquidation, or a piece of a position that was deleveraged. */
export const liquidations = pgTable(
  'liquidations',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey(),
    /** The sequence of the record: its entries in the ledger have the same. */
    sequence: count('sequence'),
    accountId: integer('account_id').notNull(),
    marketId: integer('market_id').notNull(),
    holdSide: text('hold_side').$type<'long' | 'short'>().notNull(),
    step: text('step').$type<'reduced' | 'taken' | 'deleveraged'>().notNull(),
    /** The id in position_rounds. */
    roundId: bigint('round_id', { mode: 'bigint' }).notNull(),
    marginMode: smallint('margin_mode').$type<1 | 2>().notNull(),
    leverage: integer('leverage').notNull(),
    /** The lots that were closed, their cost, the price at which they were closed, and the proceeds. */
    lots: count('lots'),
    entryValue: money('entry_value'),
    value: money('value'),
    realisedUnits: money('realised_units'),
    /** The prices that the decision rested on; null if deleveraged. */
    markTicks: bigint('mark_ticks', { mode: 'number' }),
    tier: integer('tier'),
    equityUnits: bigint('equity_units', { mode: 'bigint' }),
    maintenanceUnits: bigint('maintenance_units', { mode: 'bigint' }),
    feeUnits: money('fee_units'),
    /** To the insurance fund or, below zero, from it. */
    insuranceUnits: money('insurance_units'),
    timeMs: count('time_ms'),
  },
  (table) => [index('liquidations_account').on(table.accountId, table.id)],
);

/** The funding of a contract, slot by slot. */
export const fundingSlots = pgTable(
  'funding_slots',
  {
    marketId: integer('market_id').notNull(),
    slotMs: count('slot_ms'),
    /** In hundred-millionths. */
    rateE8: bigint('rate_e8', { mode: 'number' }).notNull(),
    markTicks: count('mark_ticks'),
    timeMs: count('time_ms'),
  },
  (table) => [primaryKey({ columns: [table.marketId, table.slotMs] })],
);

/** The amounts that each position of a user paid or received in funding. */
export const fundingPayments = pgTable(
  'funding_payments',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey(),
    accountId: integer('account_id').notNull(),
    marketId: integer('market_id').notNull(),
    holdSide: text('hold_side').$type<'long' | 'short'>().notNull(),
    slotMs: count('slot_ms'),
    lots: count('lots'),
    /** Below zero: paid. */
    units: money('units'),
    timeMs: count('time_ms'),
  },
  (table) => [index('funding_payments_account').on(table.accountId, table.id)],
);

/** The prices at which dated contracts have ended. */
export const deliveries = pgTable('deliveries', {
  marketId: integer('market_id').primaryKey(),
  priceTicks: count('price_ticks'),
  timeMs: count('time_ms'),
});
