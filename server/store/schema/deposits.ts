// Money on its way in: the address a user was given per coin and network, and each arrival seen there.
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';

import { money, ofUser, ownId, whole } from './columns.ts';
import { exchangeAccounts } from './accounts.ts';

export const depositAddresses = pgTable(
  'deposit_addresses',
  {
    id: ownId(),
    userId: ofUser('restrict'),
    accountId: integer('account_id')
      .notNull()
      .references(() => exchangeAccounts.accountId, { onDelete: 'restrict' }),
    coin: text('coin').notNull(),
    network: text('network').notNull(),
    address: text('address').notNull(),
    createdAtMs: whole('created_at_ms').notNull(),
  },
  (table) => [
    unique('deposit_addresses_owner').on(table.userId, table.coin, table.network),
    index('deposit_addresses_address').on(table.network, table.address),
  ],
);

export const DepositStatus = {
  /** Seen but not deep enough. */
  pending: 'pending',
  /** Deep enough but not yet in the ledger. */
  confirmed: 'confirmed',
  /** In the ledger. */
  credited: 'credited',
  /** It will never be in a block, and never was in the ledger. */
  lost: 'lost',
  /** Lost after it was credited: taken back, or owed. */
  reversed: 'reversed',
} as const;
export type DepositStatus = (typeof DepositStatus)[keyof typeof DepositStatus];

export const deposits = pgTable(
  'deposits',
  {
    id: ownId(),
    userId: ofUser('restrict'),
    accountId: integer('account_id')
      .notNull()
      .references(() => exchangeAccounts.accountId, { onDelete: 'restrict' }),
    coin: text('coin').notNull(),
    network: text('network').notNull(),
    address: text('address').notNull(),
    transactionId: text('transaction_id').notNull(),
    outputIndex: integer('output_index').notNull().default(0),
    /** In the coin's smallest unit. */
    amountUnits: money('amount_units').notNull(),
    confirmations: integer('confirmations').notNull().default(0),
    requiredConfirmations: integer('required_confirmations').notNull(),
    status: text('status').$type<DepositStatus>().notNull().default(DepositStatus.pending),
    createdAtMs: whole('created_at_ms').notNull(),
    updatedAtMs: whole('updated_at_ms').notNull(),
    /** Kept when it is reversed: what was credited then may still be owed. */
    creditedAtMs: whole('credited_at_ms'),
  },
  (table) => [
    unique('deposits_arrival').on(table.network, table.transactionId, table.outputIndex),
    index('deposits_user').on(table.userId, table.id),
    index('deposits_status').on(table.status),
  ],
);
