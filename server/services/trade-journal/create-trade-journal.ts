// The journal of users' closed positions, and the words that they keep in it, in the tables of the venue.
import { and, eq, isNotNull } from 'drizzle-orm';

import type { AccountId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { Store } from '#server/store/open-store.ts';
import { positionRounds, tradeNotes } from '#server/store/schema/contracts/contract-history.ts';
import { createJournalReader, type JournalReader } from './create-journal-reader.ts';

type Words = { readonly note: string; readonly tags: readonly string[] };

export type TradeJournal = JournalReader & {
  /** False: the account has no closed position of this id. */
  keep(accountId: AccountId, roundId: bigint, words: Words): Promise<boolean>;
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
    forget: async (accountId) => {
      await db.delete(tradeNotes).where(eq(tradeNotes.accountId, accountId));
    },
  };
}
