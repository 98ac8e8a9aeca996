// The adverts of a venue in its database.
import { and, count, desc, eq, inArray, lt, ne } from 'drizzle-orm';

import type { AdvertSide } from '#lib/contract/c2c/advert-terms.ts';
import type { Store } from '#server/store/open-store.ts';
import { adverts } from '#server/store/schema/c2c/adverts.ts';
import type { AdvertPair, AdvertState } from './adverts.ts';

export type AdvertRow = typeof adverts.$inferSelect;
/** The columns that an edit writes. */
export type KeptTerms = Omit<
  AdvertRow,
  'advertId' | 'userId' | 'side' | 'coin' | 'quote' | 'takenUnits' | 'state' | 'version' | 'createdMs'
>;

/** The columns by which an advert is found. */
const searched = {
  advertId: adverts.advertId,
  userId: adverts.userId,
  side: adverts.side,
  coin: adverts.coin,
  quote: adverts.quote,
  price: adverts.price,
  premium: adverts.premium,
  amountUnits: adverts.amountUnits,
  takenUnits: adverts.takenUnits,
  minimumUnits: adverts.minimumUnits,
  maximumUnits: adverts.maximumUnits,
  schemes: adverts.schemes,
  fromMinute: adverts.fromMinute,
  toMinute: adverts.toMinute,
};
export type SearchedRow = Pick<AdvertRow, keyof typeof searched>;

export function createAdvertRows(db: Store['db']) {
  const change = async (advertId: number, to: Partial<AdvertRow>): Promise<AdvertRow> => {
    const [row] = await db.update(adverts).set(to).where(eq(adverts.advertId, advertId)).returning();
    if (row === undefined) throw new Error(`advert ${advertId} is gone`);
    return row;
  };
  return {
    add: async (row: Omit<AdvertRow, 'advertId' | 'takenUnits' | 'version'>): Promise<AdvertRow> => {
      const [added] = await db
        .insert(adverts)
        .values({ ...row, version: 1 })
        .returning();
      if (added === undefined) throw new Error('the advert was not written');
      return added;
    },
    change,
    find: async (advertId: number): Promise<AdvertRow | null> =>
      (await db.select().from(adverts).where(eq(adverts.advertId, advertId)))[0] ?? null,
    some: async (advertIds: readonly number[]): Promise<ReadonlyMap<number, AdvertRow>> => {
      if (advertIds.length === 0) return new Map();
      const rows = await db
        .select()
        .from(adverts)
        .where(inArray(adverts.advertId, [...advertIds]));
      return new Map(rows.map((row) => [row.advertId, row]));
    },
    mine: (
      userId: string,
      { before, limit, state }: { readonly before: number | null; readonly limit: number; readonly state: AdvertState | null },
    ): Promise<readonly AdvertRow[]> =>
      db
        .select()
        .from(adverts)
        .where(
          and(
            eq(adverts.userId, userId),
            before === null ? undefined : lt(adverts.advertId, before),
            state === null ? undefined : eq(adverts.state, state),
          ),
        )
        .orderBy(desc(adverts.advertId))
        .limit(limit),
    open: (userId: string): Promise<readonly AdvertRow[]> =>
      db
        .select()
        .from(adverts)
        .where(and(eq(adverts.userId, userId), ne(adverts.state, 'closed'))),
    openCount: async (userId: string): Promise<number> => {
      const [row] = await db
        .select({ open: count() })
        .from(adverts)
        .where(and(eq(adverts.userId, userId), ne(adverts.state, 'closed')));
      return row?.open ?? 0;
    },
    /** Another one of the user that is online with the same pair and side. */
    hasOther: async (
      userId: string,
      { side, coin, quote }: AdvertPair & { readonly side: AdvertSide },
      advertId: number,
    ): Promise<boolean> => {
      const rows = await db
        .select({ advertId: adverts.advertId })
        .from(adverts)
        .where(
          and(
            eq(adverts.userId, userId),
            eq(adverts.state, 'online'),
            eq(adverts.side, side),
            eq(adverts.coin, coin),
            eq(adverts.quote, quote),
            ne(adverts.advertId, advertId),
          ),
        );
      return rows.length > 0;
    },
    online: (): Promise<readonly SearchedRow[]> => db.select(searched).from(adverts).where(eq(adverts.state, 'online')),
  };
}

export type AdvertRows = ReturnType<typeof createAdvertRows>;
