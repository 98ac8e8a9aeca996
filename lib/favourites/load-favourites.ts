// Where favourites come from when a page opens. What somebody kept as a visitor joins the user's own at login, and is then the user's.
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { addFavourites } from '#lib/contract/calls/optional/addUserSelf.ts';
import { getWatchlists } from '#lib/contract/calls/v1/mix/index/userGroupSelectedList.ts';
import { firstGroupId, type WatchlistGroup } from '#lib/contract/wire/watchlist.ts';
import { keepOnDevice, readKept, useFavouritesStore, visitor } from './favourites-store.ts';

/** A group goes to the user's group of the same name, the nameless one to the first. Order is kept: what the user has comes first. */
async function addGroup(api: ApiClient, own: readonly WatchlistGroup[], group: WatchlistGroup): Promise<readonly WatchlistGroup[]> {
  if (group.symbolIds.length === 0) return own;
  const twin = own.find(({ groupName }) => groupName === group.groupName);
  const target =
    twin === undefined ? (group.groupName === '' ? { groupId: firstGroupId } : { groupName: group.groupName }) : { groupId: twin.groupId };
  const { groups } = await api.call(addFavourites, { symbolIds: [...group.symbolIds], ...target });
  return groups;
}

async function loadOfUser(api: ApiClient): Promise<readonly WatchlistGroup[]> {
  let { groups }: { groups: readonly WatchlistGroup[] } = await api.call(getWatchlists, {});
  const brought = readKept();
  for (const group of brought) groups = await addGroup(api, groups, group);
  // Only now: what could not be handed over stays for the next time.
  keepOnDevice(null);
  return groups;
}

async function load(api: ApiClient, userId: string | null, owner: string): Promise<void> {
  useFavouritesStore.setState({ groups: userId === null ? readKept() : await loadOfUser(api), owner });
}

let loading: Promise<void> | null = null;

/** Once per owner, however many parts of a page ask. Rejects when the exchange does not answer; the next one who asks tries again. */
export async function loadFavourites(api: ApiClient, userId: string | null): Promise<void> {
  const owner = userId ?? visitor;
  if (useFavouritesStore.getState().owner === owner) return;
  const asked = loading ?? load(api, userId, owner);
  loading = asked;
  try {
    await asked;
  } finally {
    if (loading === asked) loading = null;
  }
}
