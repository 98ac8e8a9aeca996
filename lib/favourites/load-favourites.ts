// The source of favourites when a page opens. Favourites that somebody kept as a visitor join the user's own at login, and are then the
// user's.
import { ApiError } from '#lib/api/api-error.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { addFavourites } from '#lib/contract/calls/optional/addUserSelf.ts';
import { getWatchlists } from '#lib/contract/calls/v1/mix/index/userGroupSelectedList.ts';
import type { ErrorKey } from '#lib/contract/errors.ts';
import { firstGroupId } from '#lib/contract/site/first-group.ts';
import { noWatchlists, type WatchlistGroup } from '#lib/contract/wire/watchlist.ts';
import { keepOnDevice, readKept } from './kept-favourites.ts';

type Groups = readonly WatchlistGroup[];

const limits: readonly (ErrorKey | null)[] = ['watchlistLimit', 'favouriteLimit'];

/**
 * A group goes to the user's group of the same name, the nameless one to the first. Order is kept: what the user has comes first.
 * A market that is no longer listed is left behind. Null: the user's lists are full.
 */
async function addGroup(api: ApiClient, own: Groups, group: WatchlistGroup): Promise<Groups | null> {
  if (group.symbolIds.length === 0) return own;
  const twin = own.find(({ groupName }) => groupName === group.groupName);
  const target =
    twin === undefined ? (group.groupName === '' ? { groupId: firstGroupId } : { groupName: group.groupName }) : { groupId: twin.groupId };
  try {
    return (await api.call(addFavourites, { symbolIds: [...group.symbolIds], ...target })).groups;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (limits.includes(error.key)) return null;
    const listed = group.symbolIds.filter((symbolId) => symbolId !== error.params.symbol);
    if (error.key !== 'symbolNotOpen' || listed.length === group.symbolIds.length) throw error;
    return addGroup(api, own, { ...group, symbolIds: listed });
  }
}

async function loadOfUser(api: ApiClient): Promise<Groups> {
  let { groups: own }: { groups: Groups } = await api.call(getWatchlists, {});
  const left: WatchlistGroup[] = [];
  for (const group of readKept()) {
    const joined = await addGroup(api, own, group);
    if (joined === null) left.push(group);
    own = joined ?? own;
  }
  // Only now: what could not be handed over stays for the next time, beside the first group that every list begins with.
  const first = left.some(({ groupId }) => groupId === firstGroupId) ? [] : noWatchlists.groups;
  keepOnDevice(left.length === 0 ? null : [...first, ...left]);
  return own;
}

/** A user's as the exchange keeps them, a visitor's as this device does. Rejects when the exchange does not answer. */
export const loadFavourites = async (api: ApiClient, userId: string | null): Promise<Groups> =>
  userId === null ? readKept() : await loadOfUser(api);
