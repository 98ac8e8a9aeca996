// Adds markets to a group of favourites; with a name and without a group, to a new one.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../call.ts';
import { changing } from '../../wire/body.ts';
import { symbolId } from '../../wire/fields.ts';
import { entryLimit, groupId, groupName, watchlists } from '../../wire/watchlist.ts';

export const addFavourites = defineCall({
  name: 'addFavourites',
  path: 'optional/addUserSelf',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'session' }),
  /** Neither group nor name: the first group. What is in the group already stays where it is. Only a new group may be empty. */
  request: changing({
    symbolIds: z.array(symbolId).check(z.maxLength(entryLimit, 'is too long')),
    groupId: z.optional(groupId),
    groupName: z.optional(groupName),
  }),
  response: watchlists,
  errors: ['symbolNotOpen', 'unknownWatchlist', 'watchlistLimit', 'favouriteLimit'],
});
