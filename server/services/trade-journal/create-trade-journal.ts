// The journal of users' closed positions and spot sales, and the words that they keep in it, in the tables of the venue.
import { and, eq, isNotNull } from 'drizzle-orm';

import type { AccountId, OrderId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { Store } from '#server/store/open-store.ts';
import { positionRounds, tradeNotes } from '#server/store/schema/contracts/contract-history.ts';
import { saleNotes, spotSales } from '#server/store/schema/spot/spot-sales.ts';
import { createJournalReader, type JournalReader } from './create-journal-reader.ts';
import { keepSpotSales } from './keep-spot-sales.ts';

type Words = { readonly note: string; readonly tags: readonly string[] };

export type TradeJournal = JournalReader & {
  /** False: the account has no closed position of this id. */
  keep(accountId: AccountId, roundId: bigint, words: Words): Promise<boolean>;
  /** False: the account has no sale of this order. */
  keepOfSale(accountId: AccountId, orderId: OrderId, words: Words): Promise<boolean>;
  /** The account is left behind. */
  forget(accountId: AccountId): Promise<void>;
};

export function createTradeJournal(db: Store['db'], listings: Listings, now: () => number): TradeJournal {
  return {
    ...createJournalReader(db, listings),
    keep: async (accountId, roundId, { note, tags }) => {
      const own = and(eq(positionRounds.accountId, accountId), eq(positionRounds.id, roundId), isNotNull(positionRounds.endedId));
      const [closed] = await db.select({ id: positionRounds.id }).from(positionRounds).where(own);
      if (closed === undefined) return false;
      if (note === '' && tags.length === 0) {
        await db.delete(tradeNotes).where(and(eq(tradeNotes.accountId, accountId), eq(tradeNotes.roundId, roundId)));
        return true;
      }
      const words = { note, tags: [...tags], updatedAtMs: now() };
      await db
        .insert(tradeNotes)
        .values({ accountId, roundId, ...words })
        .onConflictDoUpdate({ target: [tradeNotes.accountId, tradeNotes.roundId], set: words });
      return true;
    },
    keepOfSale: async (accountId, orderId, { note, tags }) => {
      await keepSpotSales(db, accountId, listings);
      const own = and(eq(spotSales.accountId, accountId), eq(spotSales.orderId, orderId));
      const [sale] = await db.select({ id: spotSales.orderId }).from(spotSales).where(own);
      if (sale === undefined) return false;
      if (note === '' && tags.length === 0) {
        await db.delete(saleNotes).where(and(eq(saleNotes.accountId, accountId), eq(saleNotes.orderId, orderId)));
        return true;
      }
      const words = { note, tags: [...tags], updatedAtMs: now() };
      await db
        .insert(saleNotes)
        .values({ accountId, orderId, ...words })
        .onConflictDoUpdate({ target: [saleNotes.accountId, saleNotes.orderId], set: words });
      return true;
    },
    forget: async (accountId) => {
      await db.delete(saleNotes).where(eq(saleNotes.accountId, accountId));
      await db.delete(tradeNotes).where(eq(tradeNotes.accountId, accountId));
    },
  };
}
