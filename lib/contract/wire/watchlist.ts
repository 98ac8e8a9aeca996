// A user's favourites: groups of markets, in the order that the user gave them.
import * as z from 'zod/mini';

import { firstGroupId } from '../site/first-group.ts';
import { asText, largestRow, symbolId, whole } from './fields.ts';

export const groupLimit = 20;
export const entryLimit = 200;

export const groupId = whole(1, largestRow);
/** The user's name for a group; the first one has no name until it is given one. */
export const groupName = asText.check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(24, 'is longer than 24 characters'));
export const symbolIds = z.array(symbolId).check(z.minLength(1, 'must not be empty'), z.maxLength(entryLimit, 'is too long'));

export const watchlistGroup = z.object({ groupId: z.number(), groupName: z.string(), symbolIds: z.array(z.string()) });
export type WatchlistGroup = z.output<typeof watchlistGroup>;

export const watchlists = z.object({
  /** Grows by one with every change: what another tab knows is old when it knows a smaller one. */
  updateNum: z.number(),
  groups: z.array(watchlistGroup),
});
export type Watchlists = z.output<typeof watchlists>;

export const noWatchlists: Watchlists = { updateNum: 0, groups: [{ groupId: firstGroupId, groupName: '', symbolIds: [] }] };
