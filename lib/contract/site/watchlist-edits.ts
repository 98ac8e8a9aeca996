// The edits of favourites: each edit takes what there is and answers what there is then, or why not. The exchange does it to what it keeps,
// a visitor's browser to its own.
import { entryLimit, groupLimit, type WatchlistGroup } from '../wire/watchlist.ts';
import { firstGroupId } from './first-group.ts';

export type WatchlistRefusal = 'unknown-group' | 'group-limit' | 'entry-limit' | 'changed';
type Groups = readonly WatchlistGroup[];
export type Edit = (groups: Groups) => Groups | WatchlistRefusal;

export type Addition = {
  readonly symbolIds: readonly string[];
  readonly groupId?: number | undefined;
  readonly groupName?: string | undefined;
};

const withGroup = (groups: Groups, groupId: number, change: (group: WatchlistGroup) => WatchlistGroup): Groups =>
  groups.map((group) => (group.groupId === groupId ? change(group) : group));

/** At the end of a group; a name without a group opens a new one behind the others. */
export const adding =
  ({ symbolIds, groupId, groupName }: Addition): Edit =>
  (groups) => {
    const isNew = groupId === undefined && groupName !== undefined;
    if (isNew && groups.length >= groupLimit) return 'group-limit';
    const target = isNew ? Math.max(...groups.map((group) => group.groupId)) + 1 : (groupId ?? firstGroupId);
    const all = isNew ? [...groups, { groupId: target, groupName, symbolIds: [] }] : groups;
    const found = all.find((group) => group.groupId === target);
    if (found === undefined) return 'unknown-group';
    const joined = [...new Set([...found.symbolIds, ...symbolIds])];
    if (joined.length > entryLimit) return 'entry-limit';
    return withGroup(all, target, (group) => ({ ...group, symbolIds: joined }));
  };

/** Out of one group, or out of all. */
export const removing =
  (symbolIds: readonly string[], groupId: number | undefined): Edit =>
  (groups) => {
    if (groupId !== undefined && !groups.some((group) => group.groupId === groupId)) return 'unknown-group';
    return groups.map((group) =>
      groupId === undefined || group.groupId === groupId
        ? { ...group, symbolIds: group.symbolIds.filter((symbolId) => !symbolIds.includes(symbolId)) }
        : group,
    );
  };

export const removingGroup =
  (groupId: number): Edit =>
  (groups) => {
    if (groupId === firstGroupId || !groups.some((group) => group.groupId === groupId)) return 'unknown-group';
    return groups.filter((group) => group.groupId !== groupId);
  };

export type Sorted = { readonly groupId: number; readonly groupName?: string | undefined; readonly symbolIds: readonly string[] };

const isSameSet = <Item>(some: readonly Item[], others: readonly Item[]): boolean =>
  some.length === others.length && new Set(some).size === some.length && some.every((item) => others.includes(item));

/** Only an order of exactly what there is; a group without a name in it keeps the one it has. */
export const sorting =
  (order: readonly Sorted[]): Edit =>
  (groups) => {
    const ids = groups.map(({ groupId }) => groupId);
    if (
      !isSameSet(
        order.map(({ groupId }) => groupId),
        ids,
      )
    )
      return 'changed';
    const sorted: WatchlistGroup[] = [];
    for (const { groupId, groupName, symbolIds } of order) {
      const found = groups.find((group) => group.groupId === groupId);
      if (found === undefined || !isSameSet(symbolIds, found.symbolIds)) return 'changed';
      sorted.push({ groupId, groupName: groupName ?? found.groupName, symbolIds: [...symbolIds] });
    }
    return sorted;
  };
