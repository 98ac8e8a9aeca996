// The payment methods of the marketplace between people.
import { index, pgTable, text } from 'drizzle-orm/pg-core';

import { ofUser, ownId, whole } from '../columns.ts';

/** One for each account that a user is paid to; erased, its row is gone. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: ownId(),
    userId: ofUser('cascade'),
    world: text('world').$type<'live' | 'paper'>().notNull(),
    /** The name of the scheme in the contract. */
    scheme: text('scheme').notNull(),
    /** All details by kind, encrypted with the key of the venue. */
    sealed: text('sealed').notNull(),
    createdAtMs: whole('created_at_ms').notNull(),
    /** The time when the details were written last. */
    changedAtMs: whole('changed_at_ms').notNull(),
  },
  (table) => [index('payment_methods_user').on(table.userId, table.world)],
);
