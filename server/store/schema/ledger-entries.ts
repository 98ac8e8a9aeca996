// The books of account: each movement that concerns a user, with all its counterparts.
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    /** Place in history: the record's sequence, then the place within the record. */
    id: bigint('id', { mode: 'bigint' }).primaryKey(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    /** Entries of one movement share it, and sum to zero per asset. */
    posting: integer('posting').notNull(),
    cause: text('cause').notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    accountId: integer('account_id').notNull(),
    assetId: integer('asset_id').notNull(),
    wallet: text('wallet').$type<'spot' | 'futures' | 'cross' | 'isolated'>().notNull().default('spot'),
    /** The market of the isolated margin wallet. */
    walletMarketId: integer('wallet_market_id'),
    availableDelta: bigint('available_delta', { mode: 'bigint' }).notNull(),
    frozenDelta: bigint('frozen_delta', { mode: 'bigint' }).notNull(),
    availableAfter: bigint('available_after', { mode: 'bigint' }).notNull(),
    frozenAfter: bigint('frozen_after', { mode: 'bigint' }).notNull(),
    timeMs: bigint('time_ms', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('ledger_entries_account').on(table.accountId, table.id),
    // The entries of one coin, which explain a balance.
    index('ledger_entries_coin').on(table.accountId, table.assetId, table.id),
    // The entries that are not trading are soon found among a million trades.
    index('ledger_entries_rare')
      .on(table.accountId, table.id)
      .where(sql`cause not in ('reserve', 'release', 'trade', 'fee')`),
    // The entries of the insurance fund, coin by coin: anybody may ask for them.
    index('ledger_entries_insurance')
      .on(table.assetId, table.id)
      .where(sql`account_id = 5`),
  ],
);
