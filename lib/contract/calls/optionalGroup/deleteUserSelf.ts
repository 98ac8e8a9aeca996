// Deletes a group of favourites with what is in it.
import { defineCall } from '../../call.ts';
import { changing } from '../../wire/body.ts';
import { groupId, watchlists } from '../../wire/watchlist.ts';

export const removeWatchlist = defineCall({
  name: 'removeWatchlist',
  method: 'POST',
  path: 'optionalGroup/deleteUserSelf',
  access: 'user',
  audience: 'everybody',
  rateClass: 'session',
  request: changing({ groupId }),
  response: watchlists,
  errors: ['unknownWatchlist'],
});
