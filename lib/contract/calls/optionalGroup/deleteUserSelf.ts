// Deletes a group of favourites with what is in it.
import { defineCall, fromUser } from '../../call.ts';
import { changing } from '../../wire/body.ts';
import { groupId, watchlists } from '../../wire/watchlist.ts';

export const removeWatchlist = defineCall({
  name: 'removeWatchlist',
  path: 'optionalGroup/deleteUserSelf',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'session' }),
  request: changing({ groupId }),
  response: watchlists,
  errors: ['unknownWatchlist'],
});
