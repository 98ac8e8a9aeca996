'use client';
// Favourites for a part of a screen: what they are, and what can be done to them.
import { useEffect, useMemo } from 'react';

import { useApi } from '#lib/api/use-api.ts';
import { addFavourites } from '#lib/contract/calls/optional/addUserSelf.ts';
import { removeFavourites } from '#lib/contract/calls/optional/deleteUserSelf.ts';
import { removeWatchlist } from '#lib/contract/calls/optionalGroup/deleteUserSelf.ts';
import { sortWatchlists } from '#lib/contract/calls/optionalGroup/updateUserSelfSort.ts';
import {
  adding,
  removing,
  removingGroup,
  sorting,
  type Addition,
  type Edit,
  type WatchlistRefusal,
} from '#lib/contract/watchlist-edits.ts';
import type { WatchlistGroup } from '#lib/contract/wire/watchlist.ts';
import { useUser } from '#lib/session/user.ts';
import { keepOnDevice, useFavouritesStore, visitor } from './favourites-store.ts';
import { loadFavourites } from './load-favourites.ts';

export type Groups = readonly WatchlistGroup[];

export type FavouriteActions = {
  add(addition: Addition): Promise<WatchlistRefusal | null>;
  /** Without a group: out of all. */
  remove(symbolIds: readonly string[], groupId?: number): Promise<WatchlistRefusal | null>;
  removeGroup(groupId: number): Promise<WatchlistRefusal | null>;
  sort(groups: Groups): Promise<WatchlistRefusal | null>;
};

export type Favourites = {
  readonly groups: Groups;
  /** False until it is known what they are. */
  readonly known: boolean;
  /**
   * Each shows at once what it does and takes it back when it is refused: a refusal of the edit is answered,
   * one of the exchange rejects with its ApiError.
   */
  readonly actions: FavouriteActions;
};

export function useFavourites(): Favourites {
  const api = useApi();
  const userId = useUser()?.userId ?? null;
  const { groups, owner } = useFavouritesStore();
  useEffect(() => {
    // Stars stay empty while the exchange does not answer; the page says elsewhere that it does not.
    loadFavourites(api, userId).catch(() => undefined);
  }, [api, userId]);
  const actions = useMemo<FavouriteActions>(() => {
    const act = async (edit: Edit, tell: () => Promise<{ readonly groups: Groups }>): Promise<WatchlistRefusal | null> => {
      await loadFavourites(api, userId);
      const before = useFavouritesStore.getState().groups;
      const after = edit(before);
      if (typeof after === 'string') return after;
      useFavouritesStore.setState({ groups: after });
      if (userId === null) {
        keepOnDevice(after);
        return null;
      }
      try {
        const told = await tell();
        useFavouritesStore.setState({ groups: told.groups });
      } catch (error) {
        useFavouritesStore.setState({ groups: before });
        throw error;
      }
      return null;
    };
    const named = (addition: Addition) => ({
      symbolIds: [...addition.symbolIds],
      ...(addition.groupId === undefined ? {} : { groupId: addition.groupId }),
      ...(addition.groupName === undefined ? {} : { groupName: addition.groupName }),
    });
    return {
      add: (addition) => act(adding(addition), () => api.call(addFavourites, named(addition))),
      remove: (symbolIds, groupId) =>
        act(removing(symbolIds, groupId), () =>
          api.call(removeFavourites, { symbolIds: [...symbolIds], ...(groupId === undefined ? {} : { groupId }) }),
        ),
      removeGroup: (groupId) => act(removingGroup(groupId), () => api.call(removeWatchlist, { groupId })),
      sort: (sorted) =>
        act(sorting(sorted), () =>
          api.call(sortWatchlists, {
            groups: sorted.map(({ groupId, groupName, symbolIds }) => ({
              groupId,
              symbolIds: [...symbolIds],
              ...(groupName === '' ? {} : { groupName }),
            })),
          }),
        ),
    };
  }, [api, userId]);
  return { groups, known: owner === (userId ?? visitor), actions };
}
