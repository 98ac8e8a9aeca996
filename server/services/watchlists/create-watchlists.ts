// Favourites in the database: one row a user, changed as a whole, so that two changes at once are one after the other.
import { eq } from 'drizzle-orm';
import { z } from 'zod/mini';

import { noWatchlists, watchlistGroup, type Watchlists } from '#lib/contract/wire/watchlist.ts';
import type { Store } from '#server/store/open-store.ts';
import { watchlists } from '#server/store/schema/accounts.ts';
import type { Edit, WatchlistRefusal } from '#lib/contract/site/watchlist-edits.ts';

export type WatchlistService = {
  read(userId: string): Promise<Watchlists>;
  /** A refused edit changes nothing. */
  edit(userId: string, edit: Edit): Promise<Watchlists | WatchlistRefusal>;
};

type Row = typeof watchlists.$inferSelect;

/** A stored value that no longer makes sense counts as nothing stored. */
function readRow(row: Row | undefined): Watchlists {
  const groups = z.safeParse(z.array(watchlistGroup), row?.groups);
  return row === undefined || !groups.success ? noWatchlists : { updateNum: row.updateNum, groups: groups.data };
}

export function createWatchlists({ db }: Pick<Store, 'db'>, now: () => number = Date.now): WatchlistService {
  return {
    read: async (userId) => {
      const [row] = await db.select().from(watchlists).where(eq(watchlists.userId, userId));
      return readRow(row);
    },
    edit: async (userId, edit) =>
      db.transaction(async (change) => {
        // The first change of a user has a row to lock, too.
        const empty = { userId, groups: noWatchlists.groups, updateNum: 0, updatedAtMs: now() };
        await change.insert(watchlists).values(empty).onConflictDoNothing();
        const [row] = await change.select().from(watchlists).where(eq(watchlists.userId, userId)).for('update');
        const before = readRow(row);
        const groups = edit(before.groups);
        if (typeof groups === 'string') return groups;
        const after = { groups: [...groups], updateNum: before.updateNum + 1 };
        await change
          .update(watchlists)
          .set({ ...after, updatedAtMs: now() })
          .where(eq(watchlists.userId, userId));
        return after;
      }),
  };
}
