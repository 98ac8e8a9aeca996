// The history of contracts: lives of positions, liquidations, funding, deliveries. Money in the smallest units of the margin coin, values
// in value units of the contract.
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

import { money, whole } from '../columns.ts';

/** A user's position from its first lot to its last. */
export const positionRounds = pgTable(
  'position_rounds',
  {
    /** Place in history of the change that opened it. */
    id: money('id').primaryKey(),
    accountId: integer('account_id').notNull(),
    marketId: integer('market_id').notNull(),
    holdSide: text('hold_side').$type<'long' | 'short'>().notNull(),
    marginMode: smallint('margin_mode').$type<1 | 2>().notNull(),
    leverage: integer('leverage').notNull(),
    /** The lots held, and the margin of an isolated position. */
    lots: whole('lots').notNull(),
    entryValue: money('entry_value').notNull(),
    marginUnits: money('margin_units').notNull(),
    largestLots: whole('largest_lots').notNull(),
    /** All that was ever opened and closed, with what it was worth at the prices of its trades. */
    openedLots: whole('opened_lots').notNull(),
    openedValue: money('opened_value').notNull(),
    closedLots: whole('closed_lots').notNull(),
    closedValue: money('closed_value').notNull(),
    /** Before fees. */
    realisedUnits: money('realised_units').notNull(),
    /** Below zero: paid. */
    feeUnits: money('fee_units').notNull(),
    fundingUnits: money('funding_units').notNull(),
    /** At its end: what went to the insurance fund (below zero), or what the fund paid for it. */
    fundUnits: money('fund_units').notNull(),
    openedAtMs: whole('opened_at_ms').notNull(),
    /** Place in history of the change that ended it; null while it lives. */
    endedId: money('ended_id'),
    endedAtMs: whole('ended_at_ms'),
    endedBy: text('ended_by').$type<'trade' | 'liquidation' | 'deleverage' | 'netting' | 'delivery'>(),
  },
  (table) => [
    index('position_rounds_ended').on(table.accountId, table.endedId),
    index('position_rounds_open')
      .on(table.id)
      .where(sql`ended_id is null`),
  ],
);

/** The note and tags that an owner has written to a position that is over; a row is there while there is either. */
export const tradeNotes = pgTable(
  'trade_notes',
  {
    accountId: integer('account_id').notNull(),
    /** The id in position_rounds. */
    roundId: money('round_id').notNull(),
    note: text('note').notNull(),
    tags: text('tags').array().notNull(),
    updatedAtMs: whole('updated_at_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.roundId] })],
);

/** A step of a liquidation, or a piece of a position that was deleveraged. */
export const liquidations = pgTable(
  'liquidations',
  {
    id: money('id').primaryKey(),
    /** The sequence of the record: its entries in the ledger have the same. */
    sequence: whole('sequence').notNull(),
    accountId: integer('account_id').notNull(),
    marketId: integer('market_id').notNull(),
    holdSide: text('hold_side').$type<'long' | 'short'>().notNull(),
    step: text('step').$type<'reduced' | 'taken' | 'deleveraged' | 'netted'>().notNull(),
    /** The id in position_rounds. */
    roundId: money('round_id').notNull(),
    marginMode: smallint('margin_mode').$type<1 | 2>().notNull(),
    leverage: integer('leverage').notNull(),
    /** The lots that were closed, their cost, the price at which they were closed, and the proceeds. */
    lots: whole('lots').notNull(),
    entryValue: money('entry_value').notNull(),
    value: money('value').notNull(),
    realisedUnits: money('realised_units').notNull(),
    /** The prices that the decision rested on; null if deleveraged. */
    markTicks: whole('mark_ticks'),
    tier: integer('tier'),
    equityUnits: money('equity_units'),
    maintenanceUnits: money('maintenance_units'),
    feeUnits: money('fee_units').notNull(),
    /** To the insurance fund or, below zero, from it. */
    insuranceUnits: money('insurance_units').notNull(),
    timeMs: whole('time_ms').notNull(),
  },
  (table) => [index('liquidations_account').on(table.accountId, table.id)],
);

/** The funding of a contract, slot by slot. */
export const fundingSlots = pgTable(
  'funding_slots',
  {
    marketId: integer('market_id').notNull(),
    slotMs: whole('slot_ms').notNull(),
    /** In hundred-millionths. */
    rateE8: whole('rate_e8').notNull(),
    markTicks: whole('mark_ticks').notNull(),
    timeMs: whole('time_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.marketId, table.slotMs] })],
);

/** The amounts that each position of a user paid or received in funding. */
export const fundingPayments = pgTable(
  'funding_payments',
  {
    id: money('id').primaryKey(),
    accountId: integer('account_id').notNull(),
    marketId: integer('market_id').notNull(),
    holdSide: text('hold_side').$type<'long' | 'short'>().notNull(),
    slotMs: whole('slot_ms').notNull(),
    lots: whole('lots').notNull(),
    /** Below zero: paid. */
    units: money('units').notNull(),
    timeMs: whole('time_ms').notNull(),
  },
  (table) => [index('funding_payments_account').on(table.accountId, table.id)],
);

/** The prices at which dated contracts have ended. */
export const deliveries = pgTable('deliveries', {
  marketId: integer('market_id').primaryKey(),
  priceTicks: whole('price_ticks').notNull(),
  timeMs: whole('time_ms').notNull(),
});
