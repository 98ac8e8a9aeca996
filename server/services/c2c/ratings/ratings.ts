// The ratings of orders between people in a venue: one by each of the two, with one answer by the other.
import { and, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';

import { otherRole, type C2cRole } from '#lib/contract/c2c/order-steps.ts';
import type { ErrorKey } from '#lib/contract/errors.ts';
import type { AccountId, OrderId } from '#server/engine/ids.ts';
import type { C2cOrderRow } from '#server/projections/c2c/create-c2c-reader.ts';
import type { Store } from '#server/store/open-store.ts';
import { c2cRatings } from '#server/store/schema/c2c/c2c-ratings.ts';
import type { RatingSums } from '../records/trading-record.ts';
import { mayBeShown } from '../shown-text.ts';

export type RatingRow = typeof c2cRatings.$inferSelect;

type Said = { readonly isPositive: boolean; readonly words: string };

export type Ratings = {
  /** Null: it is written. */
  rate(accountId: AccountId, orderId: OrderId, said: Said): Promise<ErrorKey | null>;
  answer(accountId: AccountId, orderId: OrderId, words: string): Promise<ErrorKey | null>;
  ofOrder(orderId: OrderId): Promise<readonly RatingRow[]>;
  /** Those that somebody was given: newest orders first, those below `before`. */
  of(accountId: AccountId, page: { readonly before: number | null; readonly limit: number }): Promise<readonly RatingRow[]>;
  /** Those whom nobody has rated are left out. */
  sums(accountIds: readonly AccountId[]): Promise<ReadonlyMap<AccountId, RatingSums>>;
};

type Rooms = {
  /** With the tables of the venue. */
  readonly db: Store['db'];
  /** The order as it stands now; null: there is none. */
  readonly orderOf: (orderId: OrderId) => Promise<C2cOrderRow | null>;
  readonly now: () => number;
};

export function createRatings({ db, orderOf, now }: Rooms): Ratings {
  const ownOrder = async (accountId: AccountId, orderId: OrderId): Promise<{ row: C2cOrderRow; role: C2cRole } | null> => {
    const row = await orderOf(orderId);
    if (row?.buyerId === accountId) return { row, role: 'buyer' };
    return row?.sellerId === accountId ? { row, role: 'seller' } : null;
  };
  return {
    rate: async (accountId, orderId, { isPositive, words }) => {
      const own = await ownOrder(accountId, orderId);
      if (own === null) return 'unknownOrder';
      const { row, role } = own;
      if (row.state !== 'released') return 'ratingNotOpen';
      if (!mayBeShown(words)) return 'ratingText';
      const ratedId = role === 'buyer' ? row.sellerId : row.buyerId;
      const kept = await db
        .insert(c2cRatings)
        .values({ orderId, by: role, raterId: accountId, ratedId, isPositive, words, ratedMs: now() })
        .onConflictDoNothing()
        .returning({ orderId: c2cRatings.orderId });
      return kept.length === 0 ? 'orderRated' : null;
    },
    answer: async (accountId, orderId, words) => {
      const own = await ownOrder(accountId, orderId);
      if (own === null) return 'unknownOrder';
      if (!mayBeShown(words)) return 'ratingText';
      const isIt = and(eq(c2cRatings.orderId, orderId), eq(c2cRatings.by, otherRole(own.role)));
      const kept = await db
        .update(c2cRatings)
        .set({ answer: words, answeredMs: now() })
        .where(and(isIt, isNull(c2cRatings.answer)))
        .returning({ orderId: c2cRatings.orderId });
      if (kept.length > 0) return null;
      const [there] = await db.select({ orderId: c2cRatings.orderId }).from(c2cRatings).where(isIt);
      return there === undefined ? 'unknownRating' : 'ratingAnswered';
    },
    ofOrder: (orderId) => db.select().from(c2cRatings).where(eq(c2cRatings.orderId, orderId)).orderBy(c2cRatings.ratedMs),
    of: (accountId, { before, limit }) =>
      db
        .select()
        .from(c2cRatings)
        .where(and(eq(c2cRatings.ratedId, accountId), before === null ? undefined : lt(c2cRatings.orderId, before)))
        .orderBy(desc(c2cRatings.orderId))
        .limit(limit),
    sums: async (accountIds) => {
      if (accountIds.length === 0) return new Map();
      const rows = await db
        .select({
          ratedId: c2cRatings.ratedId,
          all: count(),
          positive: sql<number>`count(*) filter (where ${c2cRatings.isPositive})`.mapWith(Number),
        })
        .from(c2cRatings)
        .where(inArray(c2cRatings.ratedId, [...accountIds]))
        .groupBy(c2cRatings.ratedId);
      return new Map(rows.map(({ ratedId, ...sums }) => [ratedId, sums]));
    },
  };
}
