// The adverts of the marketplace between people, of one venue. Users stand with the people, in another database of demo trading.
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { money, ownId, whole } from '../columns.ts';

export const adverts = pgTable(
  'adverts',
  {
    advertId: ownId(),
    userId: text('user_id').notNull(),
    /** As the advertiser acts. */
    side: text('side').$type<'buy' | 'sell'>().notNull(),
    coin: text('coin').notNull(),
    /** A currency, or a coin. */
    quote: text('quote').notNull(),
    /** In the quote for one coin, as decimal text; null: it floats. */
    price: text('price'),
    /** Over the index, in hundredths of a percent; null: the price is fixed. */
    premium: integer('premium'),
    /** In the smallest unit of the coin: all of it, and what open and completed orders have taken. Orders alone write the second. */
    amountUnits: money('amount_units').notNull(),
    takenUnits: money('taken_units')
      .notNull()
      .default(sql`0`),
    /** The bounds of one order, in the smallest unit of the quote. */
    minimumUnits: money('minimum_units').notNull(),
    maximumUnits: money('maximum_units').notNull(),
    /** The advertiser's own methods, and the schemes that they were of. */
    methodIds: jsonb('method_ids').$type<readonly number[]>().notNull(),
    schemes: jsonb('schemes').$type<readonly string[]>().notNull(),
    /** Null: coins against coins. */
    paymentMinutes: integer('payment_minutes'),
    registeredDays: integer('registered_days').notNull(),
    doneIn30Days: integer('done_in_30_days').notNull(),
    completionPercent: integer('completion_percent').notNull(),
    remark: text('remark').notNull(),
    autoReply: text('auto_reply').notNull(),
    /** Minutes of the day in UTC; null: always online. */
    fromMinute: integer('from_minute'),
    toMinute: integer('to_minute'),
    state: text('state').$type<'online' | 'paused' | 'closed'>().notNull(),
    /** One more with each edit. */
    version: integer('version').notNull(),
    createdMs: whole('created_ms').notNull(),
  },
  (table) => [
    index('adverts_user').on(table.userId, table.advertId),
    index('adverts_online')
      .on(table.advertId)
      .where(sql`state = 'online'`),
  ],
);
