// The events of borrowed money on an account: loans, repayments, interest by the hour, calls and liquidations.
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { money, whole } from './columns.ts';

export const marginRecords = pgTable(
  'margin_records',
  {
    /** Place in history: the record's sequence, then the place within the record. */
    id: money('id').primaryKey(),
    kind: text('kind').$type<'loan' | 'repayment' | 'interest' | 'call' | 'liquidation'>().notNull(),
    accountId: integer('account_id').notNull(),
    /** Spot: all of a unified account. */
    wallet: text('wallet').$type<'cross' | 'isolated' | 'spot'>().notNull(),
    /** −1: the one that all markets share. */
    marketId: integer('market_id').notNull(),
    /** The coin that the wallet of a call or a liquidation is counted in, which calls leave open. */
    assetId: integer('asset_id'),
    /** Lent, paid back or charged; of a liquidation what was owed, of a call what must stay. */
    amount: money('amount').notNull(),
    /** The interest in a repayment; the amount that interest was charged on; the equity at a call or a liquidation. */
    basis: money('basis').notNull(),
    /** The day's rate of interest in thousand-millionths; the equity that a liquidation required. */
    measure: money('measure').notNull(),
    /** The hours of interest. */
    hours: integer('hours').notNull(),
    /** The fee of a liquidation, and what the insurance fund won or lost. */
    feeUnits: money('fee_units').notNull(),
    insuranceUnits: money('insurance_units').notNull(),
    /** The cause of a loan or a repayment: requested, order, automatic, liquidation, insurance. */
    cause: text('cause').notNull(),
    orderId: whole('order_id').notNull(),
    /** Owed of the coin afterwards, principal and interest. */
    owedAfter: money('owed_after').notNull(),
    /** The index prices that a liquidation was judged by, as JSON with the version of its shape; '' otherwise. */
    prices: text('prices').notNull().default(''),
    timeMs: whole('time_ms').notNull(),
  },
  (table) => [index('margin_records_account').on(table.accountId, table.kind, table.id)],
);
