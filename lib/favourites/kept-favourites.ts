// The favourites that this device keeps for a visitor.
import * as z from 'zod/mini';

import { noWatchlists, watchlistGroup, type WatchlistGroup } from '#lib/contract/wire/watchlist.ts';

const storageKey = 'favourites';

const kept = z.array(watchlistGroup).check(z.minLength(1));

/** The favourites that a visitor has kept on this device; nothing when they are missing or make no sense. */
export function readKept(): readonly WatchlistGroup[] {
  try {
    const text = localStorage.getItem(storageKey);
    const groups = text === null ? null : z.safeParse(kept, JSON.parse(text));
    return groups?.success === true ? groups.data : noWatchlists.groups;
  } catch {
    return noWatchlists.groups;
  }
}

/** Null forgets them. A device that keeps nothing (private windows) goes on without. */
export function keepOnDevice(groups: readonly WatchlistGroup[] | null): void {
  try {
    if (groups === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(groups));
  } catch {
    // As said.
  }
}
