'use client';
// Favourites for a part of a screen: what they are, and what can be done to them.
import { useMemo } from 'react';

import { useAnswer } from '#lib/api/query/use-answer.ts';
import { showAnswer } from '#lib/api/query/show-answer.ts';
import { useAnswers } from '#lib/api/query/use-answers.ts';
import { useApi } from '#lib/api/use-api.ts';
import { addFavourites } from '#lib/contract/calls/optional/addUserSelf.ts';
import { removeFavourites } from '#lib/contract/calls/optional/deleteUserSelf.ts';
import { removeWatchlist } from '#lib/contract/calls/optionalGroup/deleteUserSelf.ts';
import { getWatchlists } from '#lib/contract/calls/v1/mix/index/userGroupSelectedList.ts';
import { sortWatchlists } from '#lib/contract/calls/optionalGroup/updateUserSelfSort.ts';
import {
  adding,
  removing,
  removingGroup,
  sorting,
  type Addition,
  type Edit,
  type WatchlistRefusal,
} from '#lib/contract/site/watchlist-edits.ts';
import { noWatchlists, type WatchlistGroup } from '#lib/contract/wire/watchlist.ts';
import { useUser } from '#lib/session/user.ts';
import { keepOnDevice } from './kept-favourites.ts';
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

/** The lists of somebody, with what was kept on this device before. */
const joinedBy = (userId: string | null) => ['joined', userId] as const;

export function useFavourites(): Favourites {
  const api = useApi();
  const userId = useUser()?.userId ?? null;
  const { client, keyOf } = useAnswers();
  // Stars stay empty while the exchange does not answer; the page says elsewhere that it does not.
  const { data, refetch } = useAnswer<Groups>({
    call: getWatchlists,
    request: joinedBy(userId),
    ask: () => loadFavourites(api, userId),
  });
  const actions = useMemo<FavouriteActions>(() => {
    const key = keyOf(getWatchlists, joinedBy(userId));
    const show = (groups: Groups): void => showAnswer(client, key, groups);
    const act = async (edit: Edit, tell: () => Promise<{ readonly groups: Groups }>): Promise<WatchlistRefusal | null> => {
      if (client.getQueryData(key) === undefined) await refetch({ throwOnError: true });
      const before = client.getQueryData<Groups>(key) ?? noWatchlists.groups;
      const after = edit(before);
      if (typeof after === 'string') return after;
      show(after);
      if (userId === null) {
        keepOnDevice(after);
        return null;
      }
      try {
        show((await tell()).groups);
      } catch (error) {
        show(before);
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
  }, [api, userId, client, keyOf, refetch]);
  return { groups: data ?? noWatchlists.groups, known: data !== undefined, actions };
}
