// The books of account: each movement that concerns a user, with all its counterparts.
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { money, whole } from './columns.ts';

/** Word for word as the index of them has it: it is asked by it. The causes are the frequent ones of `causeFacts`. */
export const rareEntries = sql`cause not in ('reserve', 'release', 'trade', 'fee')`;

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    /** Place in history: the record's sequence, then the place within the record. */
    id: money('id').primaryKey(),
    sequence: whole('sequence').notNull(),
    /** Entries of one movement share it, and sum to zero per asset. */
    posting: integer('posting').notNull(),
    cause: text('cause').notNull(),
    orderId: whole('order_id').notNull(),
    accountId: integer('account_id').notNull(),
    assetId: integer('asset_id').notNull(),
    wallet: text('wallet').$type<'spot' | 'futures' | 'cross' | 'isolated'>().notNull().default('spot'),
    /** The market of the isolated margin wallet. */
    walletMarketId: integer('wallet_market_id'),
    availableDelta: money('available_delta').notNull(),
    frozenDelta: money('frozen_delta').notNull(),
    availableAfter: money('available_after').notNull(),
    frozenAfter: money('frozen_after').notNull(),
    timeMs: whole('time_ms').notNull(),
  },
  (table) => [
    index('ledger_entries_account').on(table.accountId, table.id),
    // The entries of one coin, which explain a balance.
    index('ledger_entries_coin').on(table.accountId, table.assetId, table.id),
    // The entries that are not trading are soon found among a million trades.
    index('ledger_entries_rare').on(table.accountId, table.id).where(rareEntries),
    // The entries of the insurance fund, coin by coin: anybody may ask for them.
    index('ledger_entries_insurance')
      .on(table.assetId, table.id)
      .where(sql`account_id = 5`),
  ],
);
