// The events of borrowed money on an account: loans, repayments, interest by the hour, calls and liquidations.
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const marginRecords = pgTable(
  'margin_records',
  {
    /** Place in history: the record's sequence, then the place within the record. */
    id: bigint('id', { mode: 'bigint' }).primaryKey(),
    kind: text('kind').$type<'loan' | 'repayment' | 'interest' | 'call' | 'liquidation'>().notNull(),
    accountId: integer('account_id').notNull(),
    /** Spot: all of a unified account. */
    wallet: text('wallet').$type<'cross' | 'isolated' | 'spot'>().notNull(),
    /** −1: the one that all markets share. */
    marketId: integer('market_id').notNull(),
    /** The coin that the wallet of a call or a liquidation is counted in, which calls leave open. */
    assetId: integer('asset_id'),
    /** Lent, paid back or charged; of a liquidation what was owed, of a call what must stay. */
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
    /** The interest in a repayment; the amount that interest was charged on; the equity at a call or a liquidation. */
    basis: bigint('basis', { mode: 'bigint' }).notNull(),
    /** The day's rate of interest in thousand-millionths; the equity that a liquidation required. */
    measure: bigint('measure', { mode: 'bigint' }).notNull(),
    /** The hours of interest. */
    hours: integer('hours').notNull(),
    /** The fee of a liquidation, and what the insurance fund won or lost. */
    feeUnits: bigint('fee_units', { mode: 'bigint' }).notNull(),
    insuranceUnits: bigint('insurance_units', { mode: 'bigint' }).notNull(),
    /** The cause of a loan or a repayment: requested, order, automatic, liquidation, insurance. */
    cause: text('cause').notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    /** Owed of the coin afterwards, principal and interest. */
    owedAfter: bigint('owed_after', { mode: 'bigint' }).notNull(),
    /** The index prices that a liquidation was judged by, as JSON with the version of its shape; '' otherwise. */
    prices: text('prices').notNull().default(''),
    timeMs: bigint('time_ms', { mode: 'number' }).notNull(),
  },
  (table) => [index('margin_records_account').on(table.accountId, table.kind, table.id)],
);
