// The favourites of whoever sits here: a user's as the exchange keeps them, a visitor's as this device does.
import { create } from 'zustand';
import * as z from 'zod/mini';

import { noWatchlists, watchlistGroup, type WatchlistGroup } from '#lib/contract/wire/watchlist.ts';

type Favourites = {
  readonly groups: readonly WatchlistGroup[];
  /** Whose they are: a user's id, 'visitor', or null while nobody has been asked. */
  readonly owner: string | null;
};

export const visitor = 'visitor';
const storageKey = 'favourites';

export const useFavouritesStore = create<Favourites>(() => ({ groups: noWatchlists.groups, owner: null }));

const kept = z.array(watchlistGroup).check(z.minLength(1));

/** What a visitor has kept on this device; nothing when it is missing or makes no sense. */
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
