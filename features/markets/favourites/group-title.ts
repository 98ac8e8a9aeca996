// The name of a group of favourites: its own, or the words for the first one while it has none.
import type { WatchlistGroup } from '#lib/contract/wire/watchlist.ts';

export const groupTitle = ({ groupName }: WatchlistGroup, first: string): string => (groupName === '' ? first : groupName);
