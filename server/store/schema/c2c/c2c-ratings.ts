// The ratings that the two of an order between people give each other once it is over, of one venue.
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { whole } from '../columns.ts';

export const c2cRatings = pgTable(
  'c2c_ratings',
  {
    orderId: whole('order_id').notNull(),
    /** The role of the one who rates. */
    by: text('rated_by').$type<'buyer' | 'seller'>().notNull(),
    raterId: integer('rater_id').notNull(),
    ratedId: integer('rated_id').notNull(),
    isPositive: boolean('is_positive').notNull(),
    words: text('words').notNull(),
    ratedMs: whole('rated_ms').notNull(),
    /** The word of the one who was rated; null: none. */
    answer: text('answer'),
    answeredMs: whole('answered_ms'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.by] }), index('c2c_ratings_rated').on(table.ratedId, table.orderId)],
);
