// Money on its way out: what was asked for and where it stands, who let it go, the addresses that people keep, and their messages.
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';

import { money, ofUser, ownId, whole } from './columns.ts';
import { exchangeAccounts } from './accounts.ts';

export const withdrawals = pgTable(
  'withdrawals',
  {
    id: ownId(),
    userId: ofUser('restrict'),
    accountId: integer('account_id')
      .notNull()
      .references(() => exchangeAccounts.accountId, { onDelete: 'restrict' }),
    /** The caller's own name for it; null: none. */
    clientOid: text('client_id'),
    coin: text('coin').notNull(),
    network: text('network').notNull(),
    address: text('address').notNull(),
    memo: text('memo').notNull(),
    /** The amount that arrives, in the coin's smallest unit; the fee comes on top. */
    amountUnits: money('amount_units').notNull(),
    feeUnits: money('fee_units').notNull(),
    /** Amount and fee when it was asked for, in millionths of a USDT: what limits count. */
    worthMicros: whole('worth_micros').notNull(),
    state: text('state').$type<'pending' | 'review' | 'sent' | 'confirmed' | 'failed' | 'cancelled' | 'reversed'>().notNull(),
    /** The reason of the last step, a word; '' where it speaks for itself. */
    reason: text('reason').notNull().default(''),
    money: text('money').$type<'none' | 'held' | 'gone' | 'back'>().notNull(),
    /** Beyond what the hot wallet pays by itself: two people have to agree. */
    needsApproval: boolean('needs_approval').notNull().default(false),
    codeHash: text('code_hash').notNull(),
    codeTries: integer('code_tries').notNull().default(0),
    codeExpiresAtMs: whole('code_expires_at_ms').notNull(),
    transactionId: text('transaction_id'),
    /** The transaction that is broadcast. */
    raw: text('raw'),
    networkFee: text('network_fee'),
    networkFeeCoin: text('network_fee_coin'),
    confirmations: integer('confirmations').notNull().default(0),
    requiredConfirmations: integer('required_confirmations').notNull(),
    createdAtMs: whole('created_at_ms').notNull(),
    updatedAtMs: whole('updated_at_ms').notNull(),
  },
  (table) => [
    uniqueIndex('withdrawals_client')
      .on(table.userId, table.clientOid)
      .where(sql`client_id is not null`),
    unique('withdrawals_transaction').on(table.network, table.transactionId),
    index('withdrawals_user').on(table.userId, table.id),
    index('withdrawals_open')
      .on(table.id)
      .where(sql`state in ('pending', 'review', 'sent') or money not in ('gone', 'back')`),
  ],
);

/** From one user to another, inside: nothing leaves. */
export const internalTransfers = pgTable(
  'internal_transfers',
  {
    id: ownId(),
    userId: ofUser('restrict'),
    accountId: integer('account_id').notNull(),
    toUserId: ofUser('restrict', 'to_user_id'),
    toAccountId: integer('to_account_id').notNull(),
    /** The caller's own name for it; null: none. */
    clientOid: text('client_id'),
    coin: text('coin').notNull(),
    amountUnits: money('amount_units').notNull(),
    /** When it was asked for, in millionths of a USDT: what limits count. */
    worthMicros: whole('worth_micros').notNull(),
    /** True if the core has done it; one that is not done is told to it again. */
    done: boolean('done').notNull().default(false),
    createdAtMs: whole('created_at_ms').notNull(),
  },
  (table) => [
    uniqueIndex('internal_transfers_client')
      .on(table.userId, table.clientOid)
      .where(sql`client_id is not null`),
    index('internal_transfers_user').on(table.userId, table.id),
    index('internal_transfers_receiver').on(table.toUserId, table.id),
  ],
);

/** The votes of operators; each votes once. */
export const withdrawalVotes = pgTable(
  'withdrawal_votes',
  {
    withdrawalId: integer('withdrawal_id')
      .notNull()
      .references(() => withdrawals.id, { onDelete: 'restrict' }),
    operator: text('operator').notNull(),
    approves: boolean('approves').notNull(),
    createdAtMs: whole('created_at_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.withdrawalId, table.operator] })],
);

export const withdrawalAddresses = pgTable(
  'withdrawal_addresses',
  {
    id: ownId(),
    userId: ofUser('cascade'),
    label: text('label').notNull(),
    coin: text('coin').notNull(),
    network: text('network').notNull(),
    address: text('address').notNull(),
    memo: text('memo').notNull(),
    createdAtMs: whole('created_at_ms').notNull(),
    /** Before that nothing is sent there. */
    usableAtMs: whole('usable_at_ms').notNull(),
  },
  (table) => [unique('withdrawal_addresses_place').on(table.userId, table.coin, table.network, table.address, table.memo)],
);

export const withdrawalSettings = pgTable('withdrawal_settings', {
  userId: ofUser('cascade').primaryKey(),
  /** Only to addresses of the book. */
  whitelist: boolean('whitelist').notNull(),
  /** Switched off, it ends only then; null: it is not being switched off. */
  whitelistEndsAtMs: whole('whitelist_ends_at_ms'),
});

/** The e-mails that the venue would send, if mail left this machine. */
export const inboxMessages = pgTable(
  'inbox_messages',
  {
    id: ownId(),
    userId: ofUser('cascade'),
    kind: text('kind').notNull(),
    params: jsonb('params').$type<Readonly<Record<string, string>>>().notNull(),
    createdAtMs: whole('created_at_ms').notNull(),
  },
  (table) => [index('inbox_messages_user').on(table.userId, table.id)],
);
