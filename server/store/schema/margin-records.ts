// What borrowed money has done on an account: loans, repayments, interest by the hour, calls and liquidations.
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
    /** Of a call and a liquidation: the coin that the wallet is counted in, which calls leave open. */
    assetId: integer('asset_id'),
    /** Lent, paid back or charged; of a liquidation what was owed, of a call what must stay. */
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
    /** Of a repayment: how much of it was interest. Of interest: what it was charged on. Of a call and a liquidation: the equity. */
    basis: bigint('basis', { mode: 'bigint' }).notNull(),
    /** Of interest: a day's rate in thousand-millionths. Of a liquidation: what must have stayed. */
    measure: bigint('measure', { mode: 'bigint' }).notNull(),
    /** Of interest: hours. */
    hours: integer('hours').notNull(),
    /** Of a liquidation: its fee, and what the insurance fund won or lost. */
    feeUnits: bigint('fee_units', { mode: 'bigint' }).notNull(),
    insuranceUnits: bigint('insurance_units', { mode: 'bigint' }).notNull(),
    /** Of a loan and a repayment: requested, order, automatic, liquidation, insurance. */
    cause: text('cause').notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    /** Owed of the coin afterwards, principal and interest. */
    owedAfter: bigint('owed_after', { mode: 'bigint' }).notNull(),
    /** Of a liquidation: the index prices that it was judged by, as JSON with the version of its shape; '' otherwise. */
    prices: text('prices').notNull().default(''),
    timeMs: bigint('time_ms', { mode: 'number' }).notNull(),
  },
  (table) => [index('margin_records_account').on(table.accountId, table.kind, table.id)],
);
