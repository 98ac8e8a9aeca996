// Takes markets out of one group of favourites, or out of all.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../call.ts';
import { changing } from '../../wire/body.ts';
import { groupId, symbolIds, watchlists } from '../../wire/watchlist.ts';

export const removeFavourites = defineCall({
  name: 'removeFavourites',
  path: 'optional/deleteUserSelf',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'session' }),
  /** Without a group: out of all. What is in none is no failure. */
  request: changing({ symbolIds, groupId: z.optional(groupId) }),
  response: watchlists,
  errors: ['unknownWatchlist'],
});
