// The memory of a connection to EVM chains: the number of each address, the newest blocks it has read, and what it has signed.
import { boolean, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

import { ofUser, whole } from './columns.ts';

/** The place of a user's address under the operator's extended public key: never used twice, the same on every network. */
export const evmAddressNumbers = pgTable('evm_address_numbers', {
  userId: ofUser('restrict').primaryKey(),
  number: integer('number').notNull().generatedAlwaysAsIdentity().unique(),
});

/** The newest of them, by which an undone block is noticed. */
export const evmBlocks = pgTable(
  'evm_blocks',
  {
    network: text('network').notNull(),
    number: whole('number').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.network, table.number] })],
);

/** One signed transaction per payout, for good, and one payout per number of the sender. */
export const evmPayouts = pgTable(
  'evm_payouts',
  {
    network: text('network').notNull(),
    sender: text('sender').notNull(),
    nonce: integer('nonce').notNull(),
    reference: text('reference').notNull(),
    transactionId: text('transaction_id').notNull(),
    raw: text('raw').notNull(),
    networkFee: text('network_fee').notNull(),
    /** It may be known outside: its number is used up. */
    published: boolean('published').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.network, table.sender, table.nonce] }),
    unique('evm_payouts_reference').on(table.network, table.reference),
  ],
);
